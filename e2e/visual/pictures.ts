// Approved pictures, those that the last comparison found changed, and how a change is approved.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

const e2e = join(import.meta.dirname, '..');
const BASELINES = join(e2e, 'visual', 'baselines');
const CHANGES = join(e2e, 'test-results', 'visual-changes');
const SUBJECT_LENGTH = 72;

/** @param name `light-1280/controls-button--gallery` */
export const approvedFile = (name: string): string => join(BASELINES, `${name}.webp`);
export const changedFile = (name: string): string => join(CHANGES, `${name}.webp`);

/** Before a comparison: what an earlier one found is no longer of interest. */
export const forgetChanges = (): void => rmSync(CHANGES, { recursive: true, force: true });

export const changedPictures = (): string[] => namesIn(CHANGES);
export const approvedPictures = (): string[] => namesIn(BASELINES);

const namesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.replaceAll('\\', '/').replace(/\.webp$/, ''))
    .sort();

/** Matches the ids of the stories of components: `Button`, `phonefield`. */
export const ofComponents = (components: readonly string[]): string =>
  components.map((component) => `-${component.toLowerCase()}--`).join('|');

/** Makes the changed pictures the approved ones, in a commit that records the reviewer and the reason. */
export function approve(names: readonly string[], why: string): string {
  for (const name of names) {
    mkdirSync(dirname(approvedFile(name)), { recursive: true });
    cpSync(changedFile(name), approvedFile(name));
    rmSync(changedFile(name));
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: e2e, encoding: 'utf8' }).trim();
  const reviewer = `${git('config', 'user.name')} <${git('config', 'user.email')}>`;
  const files = names.map(approvedFile);
  git('add', ...files);
  const trailer = `Pictures-approved-by: ${reviewer}`;
  git('commit', '--quiet', '-m', getSubject(names), '-m', why, '--trailer', trailer, '--', ...files);
  return git('log', '-1', '--format=%h %s');
}

function getSubject(names: readonly string[]): string {
  const components = [...new Set(names.map((name) => name.replace(/^.*\/\w+?-|--.*$/g, '')))];
  const subject = `Approve pictures of ${components.join(', ')}`;
  return subject.length <= SUBJECT_LENGTH ? subject : `Approve pictures of ${components.length} components`;
}
