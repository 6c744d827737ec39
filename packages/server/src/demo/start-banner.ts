// Text for the terminal when the server is ready.
import type { Config } from '../config';
import type { DemoAccount } from './demo-files';

export function startBanner(config: Config, accounts: readonly DemoAccount[]): string {
  return [
    '',
    `Quoin is ready:  ${config.publicUrl}/go/`,
    ...(config.demo ? demoLines(config, accounts) : []),
    '',
  ].join('\n');
}

function demoLines({ publicUrl }: Config, accounts: readonly DemoAccount[]): string[] {
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
