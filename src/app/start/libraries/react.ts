/**
 * The libraries are evaluated before the app's own code, in three tasks: all in one keeps a slow phone busy for a sixth of a
 * second. In the build React is a file of its own, and the others stand in the app's in the order of their imports, where each
 * `await` ends a task. The development server knows no such order. Here what draws, and the router.
 */
import 'react-dom/client';
import 'react-router-dom';
import { nextTask } from './next-task';

await nextTask();
