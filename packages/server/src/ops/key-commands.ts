// `keys <verb>`: the keys of sealed numbers.
import type { CommandTools } from './commands';
import { keyStatus } from './key-status';
import { rotateKeys } from './rotate-keys';
import { verifyKeys } from './verify-keys';

export function addKeyCommands({ noun, verb, act, answering }: CommandTools): void {
  const keys = noun('keys', 'Keys that seal identity and account numbers');
  verb(keys, 'status', 'How many values each key has sealed, and where').action((given) =>
    answering(keyStatus)(given.json),
  );
  verb(keys, 'verify', 'Opens every sealed value, and lists those that can’t be opened').action((given) =>
    answering(verifyKeys)(given.json),
  );
  act(keys, 'rotate', 'Puts every sealed value under the current key; may be ended and run again').action(
    (given) => answering(rotateKeys)(given.json, given),
  );
}
