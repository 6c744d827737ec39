// `accounts <verb>`: who may sign in, from where, and how.
import {
  disableAccount,
  enableAccount,
  removePhone,
  requirePasswordUpgrade,
  setCountry,
  showAccount,
  unlockAccount,
} from './accounts';
import type { CommandTools } from './commands';

export function addAccountCommands({ noun, verb, act, answering }: CommandTools): void {
  const accounts = noun('accounts', 'Accounts of investors');
  const trying = (name: string, description: string) => act(accounts, name, description).argument('<email>');

  verb(accounts, 'show', 'Shows an account and its investors')
    .argument('<email>')
    .action((email, given) => answering(showAccount)(given.json, email));
  trying('unlock', 'Ends the lock after failed sign-ins').action((email, given) =>
    answering(unlockAccount)(given.json, email, given),
  );
  trying('disable', 'Keeps the investor out, at once').action((email, given) =>
    answering(disableAccount)(given.json, email, given),
  );
  trying('enable', 'Lets a disabled account in again').action((email, given) =>
    answering(enableAccount)(given.json, email, given),
  );
  trying('set-country', 'Changes the country of residence, after seeing the legal documents')
    .argument('<country>', 'two letters, as US')
    .action((email, country, given) => answering(setCountry)(given.json, email, country, given));
  trying('remove-phone', 'Takes a lost phone off, and 2-step verification with it').action((email, given) =>
    answering(removePhone)(given.json, email, given),
  );
  trying(
    'require-password-upgrade',
    'Has the password entered again and stored by the present scheme',
  ).action((email, given) => answering(requirePasswordUpgrade)(given.json, email, given));
}
