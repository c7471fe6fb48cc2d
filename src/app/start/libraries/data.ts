/** The second task, see react.ts: what asks for data and reads it. */
import './react';
import '@tanstack/react-query';
import 'axios';
import 'zod/mini';
import { nextTask } from './next-task';

await nextTask();
