// The list and what places it over the page are loaded when a combo box stands in the page: no page waits for code that
// shows nothing yet, and it is there before anybody has opened one.
import { useEffect, useReducer } from 'react';
import type { ComboBoxList } from './ComboBoxList';

let list: typeof ComboBoxList | undefined;

const load = async () => {
  list = (await import('./ComboBoxList')).ComboBoxList;
};

/** Undefined: on its way. What was lost on the way is asked for again at the next opening. */
export function useComboBoxList(open: boolean): typeof ComboBoxList | undefined {
  const [, showList] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (list) return;
    let waiting = open;
    load().then(
      () => {
        if (waiting) showList();
      },
      () => {},
    );
    return () => {
      waiting = false;
    };
  }, [open]);
  return list;
}
