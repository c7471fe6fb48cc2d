/** Whether a host name, as `URL` writes it, is that of this machine. */
export const isLoopback = (hostname: string) => ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
