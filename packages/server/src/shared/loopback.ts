const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether a URL leads to this machine, so that nobody else can read what is sent. */
export const isLoopback = (url: string): boolean => LOOPBACK.test(new URL(url).hostname);
