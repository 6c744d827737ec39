import { runCommand } from '../../../packages/server/src/ops/commands';
import type { TestApp } from '../test-app';

/** What the operator types, and what the command line answers. */
export const operate = (app: TestApp, ...words: string[]) =>
  runCommand(words, async () => ({ services: app.services, actor: 'operator:test' }));
