/** The third task, see react.ts: what screens are made of. */
import './data';
import '@mantine/core';
import { nextTask } from './next-task';

await nextTask();
