/**
 * The libraries are evaluated before the app's own code, in three tasks: all in one keeps a slow phone busy for a sixth of a
 * second. In the build they stand in the app's file in the order of their imports, and each `await` ends a task; as files of
 * their own they would be 2 kB more. The development server knows no such order. Here what draws, and the router.
 */
import 'react-dom/client';
import 'react-router-dom';
import { nextTask } from './next-task';

await nextTask();
