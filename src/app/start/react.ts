/**
 * React makes itself ready when it is first imported. By this it is in its own file of the build, and so in the task that
 * evaluates that, before the one of all else (tools/build/vite-shared-files.ts).
 */
import 'react-dom/client';
