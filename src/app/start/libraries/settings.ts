/** The fourth task, see react.ts: the settings, whose checks are the first that zod makes. */
import './screens';
import '@/settings/settings';
import { nextTask } from './next-task';

await nextTask();
