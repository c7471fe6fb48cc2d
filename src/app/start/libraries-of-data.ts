/** The second task of its kind, see libraries.ts: what asks for data and reads it. */
import '@tanstack/react-query';
import 'axios';
import 'zod';

await new Promise((resolve) => {
  setTimeout(resolve);
});
