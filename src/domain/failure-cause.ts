/**
 * Why something could not be shown: the device has no connection, what was asked for is not there, the server has
 * understood and refused it, or something failed on the way, in the server or in the app.
 */
export type FailureCause = 'offline' | 'missing' | 'refused' | 'failed';
