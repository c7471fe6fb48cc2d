/** The settings of this build, which the build has read and checked (tools/build/vite-settings.ts). */
export { settings } from 'virtual:settings';
