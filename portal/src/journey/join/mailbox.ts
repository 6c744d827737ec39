// Mailboxes in the browser, only for domains whose mail is certainly there.

const SITES: Record<string, readonly string[]> = {
  'https://mail.google.com/': ['gmail.com', 'googlemail.com'],
  'https://outlook.live.com/mail/': ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
  'https://mail.yahoo.com/': ['yahoo.com', 'ymail.com'],
  'https://www.icloud.com/mail/': ['icloud.com', 'me.com', 'mac.com'],
  'https://mail.proton.me/': ['proton.me', 'protonmail.com', 'pm.me'],
  'https://mail.qq.com/': ['qq.com', 'foxmail.com'],
  'https://mail.163.com/': ['163.com'],
  'https://mail.126.com/': ['126.com'],
};

interface Mailbox {
  href: string;
  /** Host that the link opens: `mail.google.com`. */
  site: string;
}

/** Undefined for other domains: a company's mail can be anywhere. */
export function mailboxOf(email: string): Mailbox | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const href = Object.keys(SITES).find((site) => SITES[site]?.includes(domain));
  return href === undefined ? undefined : { href, site: new URL(href).host };
}
