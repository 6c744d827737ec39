// Commands on vault keys: re-encrypt all values with the current key, show the status, verify.
import { keyStatus, rotateKeys, verifyKeys } from '../decisions/vault-keys';
import type { CommandTools } from './commands';
import type { DryRun, Operation } from './operation/operation';

export function addKeyCommands({ noun, verb, act, answering }: CommandTools): void {
  const keys = noun('keys', 'Keys that encrypt identity and account numbers');
  verb(keys, 'status', 'Shows how many values each key encrypts, and where').action(answering(keyStatus));
  verb(keys, 'verify', 'Decrypts every value, and lists those that can’t be decrypted').action(
    answering(verifyKeys),
  );
  act(
    keys,
    'rotate',
    'Encrypts every value with the current key; it can be interrupted and run again',
  ).action(answering(rotate));
}

const rotate = (operation: Operation, { dryRun }: DryRun) =>
  rotateKeys(operation, { dryRun, onProgress: operation.onProgress });
