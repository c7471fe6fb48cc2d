import { readSettings, type Settings } from './read-settings';

/** The settings of this build; read once. */
export const settings: Settings = readSettings(import.meta.env, import.meta.env.PROD);
