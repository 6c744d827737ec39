import { runCommand } from '../../../packages/server/src/ops/commands';
import type { TestApp } from '../test-app';

/** What the operator types, and what the command line answers. */
export const operate = (app: TestApp, ...words: string[]) =>
  runCommand(words, async () => ({ services: app.services, actor: 'operator:test' }));

/** The output of a command that must succeed. @throws Error with its error output when it fails */
export async function operated<Answer extends object = { id: string }>(
  app: TestApp,
  ...words: string[]
): Promise<Answer> {
  const { error, out } = await operate(app, ...words, '--json');
  if (error) throw new Error(error);
  return JSON.parse(out); // what it says of what it made or changed
}
