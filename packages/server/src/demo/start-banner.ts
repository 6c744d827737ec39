// Text for the terminal when the server is ready.
import type { Config } from '../config';

export interface BannerAccount {
  email: string;
  password: string;
  name: string;
  /** What this person has done so far. */
  story: string;
}

export function startBanner(config: Config, accounts: readonly BannerAccount[]): string {
  return [
    '',
    `Quoin is ready:  ${config.publicUrl}/go/`,
    ...(config.demo ? demoLines(config, accounts) : []),
    '',
  ].join('\n');
}

function demoLines({ publicUrl }: Config, accounts: readonly BannerAccount[]): string[] {
  const width = Math.max(0, ...accounts.map(({ email }) => email.length));
  return [
    `Outbox:          ${publicUrl}/outbox   (codes and links that would be sent by SMS and e-mail)`,
    `API reference:   ${publicUrl}/api/docs`,
    '',
    'Demo accounts:',
    ...accounts.map(
      ({ email, password, name, story }) => `  ${email.padEnd(width)}  ${password}   ${name}: ${story}`,
    ),
  ];
}
