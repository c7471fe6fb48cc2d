/** The third task of its kind, see libraries.ts: what screens are made of. */
import '@mantine/core';

await new Promise((resolve) => {
  setTimeout(resolve);
});
