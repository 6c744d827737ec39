// What happens in a combo box: what was typed, whether the list is open, where the keyboard is, and every key.
import { useMemo, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import {
  matchingSections,
  namedOption,
  optionsIn,
  type ComboBoxOption,
  type Section,
} from './matching-options';

interface ComboBoxState {
  open: boolean;
  /** `null`: nothing since the last choice, so the box shows what is chosen and the list everything. */
  typed: string | null;
  /** What the list is filtered by: `typed`, but not while an input method is composing. */
  query: string;
  /** Place among the options shown; -1: none. */
  active: number;
}

const CLOSED: ComboBoxState = { open: false, typed: null, query: '', active: -1 };
const PAGE = 10;

interface ComboBoxSettings {
  sections: readonly Section[];
  chosen: string;
  /** May be left empty. */
  clearable: boolean;
  onChoose: (value: string) => void;
}

export function useComboBox({ sections, chosen, clearable, onChoose }: ComboBoxSettings) {
  const [state, setState] = useState(CLOSED);
  const { open, typed, query, active } = state;
  const shown = useMemo(() => (open ? matchingSections(sections, query) : []), [open, sections, query]);
  const options = useMemo(() => optionsIn(shown), [shown]);

  const close = () => setState(CLOSED);
  const choose = (option: ComboBoxOption | undefined) => {
    close();
    if (option && option.value !== chosen) onChoose(option.value);
  };
  const clear = () => {
    close();
    if (clearable && chosen !== '') onChoose('');
  };
  /** `at`: where the keyboard starts when nothing is chosen yet. */
  const show = (at: 'nowhere' | 'first' | 'last') => {
    const all = optionsIn(sections);
    const current = chosen === '' ? -1 : all.findIndex(({ value }) => value === chosen);
    const start = { nowhere: -1, first: usable(all, 0, 1), last: usable(all, all.length - 1, -1) }[at];
    setState({ ...CLOSED, open: true, active: current >= 0 ? current : start });
  };
  const search = (text: string) => {
    const first = text.trim() === '' ? -1 : usable(optionsIn(matchingSections(sections, text)), 0, 1);
    setState({ open: true, typed: text, query: text, active: first });
  };

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value;
    const how = 'inputType' in event.nativeEvent ? event.nativeEvent.inputType : undefined;
    // A browser that fills in the form brings a whole name or code and presses no key.
    const filled =
      how === undefined || how === 'insertReplacementText' ? namedOption(sections, text) : undefined;
    if (filled) choose(filled);
    else if (isComposing(event.nativeEvent)) setState({ ...state, open: true, typed: text });
    else search(text);
  };

  /** The focus leaves: a name typed in full counts, half a name does not. */
  const leave = () => {
    if (typed === null) close();
    else if (typed.trim() === '') clear();
    else choose(namedOption(sections, typed));
  };

  const move = (to: number, step: 1 | -1) => setState({ ...state, active: usable(options, to, step) });
  const moveAround = (step: 1 | -1) => {
    const next = usable(options, active < 0 && step < 0 ? options.length - 1 : active + step, step);
    const end = step > 0 ? 0 : options.length - 1;
    setState({ ...state, active: next >= 0 ? next : usable(options, end, step) });
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.defaultPrevented || isComposing(event.nativeEvent)) return;
    if (open ? pressOpen(event) : pressClosed(event)) event.preventDefault();
  };

  /** True: the key was for the list, the browser is to do nothing with it. */
  const pressClosed = ({ key, altKey }: KeyboardEvent): boolean => {
    if (key === 'ArrowDown') show(altKey ? 'nowhere' : 'first');
    else if (key === 'ArrowUp' && !altKey) show('last');
    else return false;
    return true;
  };

  const pressOpen = (event: KeyboardEvent): boolean => {
    const marking = event.shiftKey || event.ctrlKey || event.metaKey;
    switch (event.key) {
      case 'ArrowDown':
        moveAround(1);
        return true;
      case 'ArrowUp':
        if (event.altKey) choose(options[active]);
        else moveAround(-1);
        return true;
      case 'PageDown':
        move(Math.min(active + PAGE, options.length - 1), -1);
        return true;
      case 'PageUp':
        move(Math.max(active - PAGE, 0), 1);
        return true;
      case 'Home':
      case 'End':
        if (marking) return false;
        if (event.key === 'Home') move(0, 1);
        else move(options.length - 1, -1);
        return true;
      case 'Enter':
        if (active < 0 && typed?.trim() === '') clear();
        else choose(options[active]);
        return true;
      case 'Tab':
        if (active >= 0) choose(options[active]);
        else leave();
        return false;
      case 'Escape':
        // The dialog or menu around it stays open.
        event.stopPropagation();
        close();
        return true;
      default:
        return false;
    }
  };

  return {
    ...state,
    shown,
    options,
    show,
    search,
    type,
    press,
    leave,
    choosePlace: (place: number) => choose(options[place]),
  };
}

/** The next place from `from` that can be chosen, or -1. */
function usable(options: readonly ComboBoxOption[], from: number, step: 1 | -1): number {
  let place = from;
  while (options[place]?.disabled) place += step;
  return options[place] ? place : -1;
}

/** While Chinese is being composed, keys and half-made syllables belong to the input method. */
const isComposing = (event: Event): boolean => 'isComposing' in event && event.isComposing === true;
