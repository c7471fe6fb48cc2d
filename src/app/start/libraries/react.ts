/**
 * The libraries are evaluated before the app's own code, in three tasks: all in one keeps a slow phone busy for a sixth of a
 * second. They are imported first, each from
 * the next: of imports side by side one begins while another waits. As files of their own they would be 2 kB more. Here what
 * draws, and the router.
 */
import 'react-dom/client';
import 'react-router-dom';
import { nextTask } from './next-task';

await nextTask();
