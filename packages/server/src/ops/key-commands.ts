// `keys <verb>`: the keys of sealed numbers.
import type { CommandTools } from './commands';
import { keyStatus } from './key-status';
import { rotateKeys } from './rotate-keys';

export function addKeyCommands({ noun, verb, act, answering }: CommandTools): void {
  const keys = noun('keys', 'Keys that seal identity and account numbers');
  verb(keys, 'status', 'How many values each key has sealed, and where').action((given) =>
    answering(keyStatus)(given.json),
  );
  act(keys, 'rotate', 'Puts every sealed value under the current key; may be ended and run again').action(
    (given) => answering(rotateKeys)(given.json, given),
  );
}
