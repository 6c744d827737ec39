import type { Said } from '../../words';

export interface Choice {
  /** What has to be done. */
  need: Said;
  /** Which components do it, as `group/Name` of their pages. */
  take: readonly string[];
  because: Said;
}

export interface Task {
  task: Said;
  choices: readonly Choice[];
}

/** Parts that are shown on the page of their owner. */
const SHOWN_BY: Record<string, string> = {
  FieldGroup: 'Field',
  Grid: 'Page',
  LinkTabs: 'Tabs',
  Stack: 'Page',
};

export const nameOf = (path: string): string => path.slice(path.indexOf('/') + 1);

/** The docs page of a component, seen from the frame that a story is shown in. */
export function pageOf(path: string): string {
  const [group, name = ''] = path.split('/');
  return `./?path=/docs/${group}-${(SHOWN_BY[name] ?? name).toLowerCase()}--docs`;
}
