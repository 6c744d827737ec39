const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Of every cookie that the portal itself sets. */
export const cookieAttributes = (): string =>
  `Path=/go; SameSite=Strict${LOCAL_HOSTS.includes(window.location.hostname) ? '' : '; Secure'}`;
