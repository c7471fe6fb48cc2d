/**
 * Evaluates React and the router in a task of their own, before all else: everything in one task keeps a slow phone busy
 * for a sixth of a second. Imported first; as files of their own the libraries would be 2 kB more.
 */
import 'react-dom/client';
import 'react-router-dom';

await new Promise((resolve) => {
  setTimeout(resolve);
});
