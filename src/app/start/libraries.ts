/**
 * Evaluates the libraries in a task of their own, before the app's own code: all in one task keep a slow phone busy for
 * a sixth of a second. Imported first; as files of their own they would be 2 kB more.
 */
import 'react-dom/client';
import 'react-router-dom';
import '@tanstack/react-query';
import 'axios';
import '@mantine/core';

await new Promise((resolve) => {
  setTimeout(resolve);
});
