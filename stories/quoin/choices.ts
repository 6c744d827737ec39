// Tasks on a screen with the components for each, as `group/Name` of their docs pages. Lists every component.
import tasks from './choices.json';

export const TASKS = tasks;

/** Components that are documented on the page of another component. */
const SHOWN_BY: Record<string, string> = {
  FieldGroup: 'Field',
  Grid: 'Page',
  LinkTabs: 'Tabs',
  Stack: 'Page',
};

export const getName = (path: string): string => path.slice(path.indexOf('/') + 1);

/** Returns the URL of a component's docs page, relative to the iframe of a story. */
export function getPage(path: string): string {
  const [group, name = ''] = path.split('/');
  return `./?path=/docs/${group}-${(SHOWN_BY[name] ?? name).toLowerCase()}--docs`;
}
