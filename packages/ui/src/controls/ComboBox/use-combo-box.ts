// The state of a combo box (typed text, value, open list, active option) and its keyboard handling.
import { useMemo, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { hasFocus } from '../../behaviour/focus-control';
import {
  getMatchingSections,
  namedOption,
  optionsIn,
  type ComboBoxOption,
  type Section,
} from './matching-options';

interface ComboBoxState {
  open: boolean;
  /** `null`: nothing was typed since the last choice, so the input shows the chosen option and the list all options. */
  typed: string | null;
  /** Filter of the list: follows `typed`, except while an input method is composing. */
  query: string;
  /** Index in the options shown; -1: none. */
  active: number;
  /** The value when typing began. Escape restores it. */
  before: string;
}

const CLOSED: ComboBoxState = { open: false, typed: null, query: '', active: -1, before: '' };
const PAGE = 10;

interface ComboBoxSettings {
  sections: readonly Section[];
  chosen: string;
  /** Whether the field may be empty. */
  clearable: boolean;
  /** Disabled or read-only. */
  locked: boolean | undefined;
  onChoose: (value: string) => void;
}

export function useComboBox({ sections, chosen, clearable, locked, onChoose }: ComboBoxSettings) {
  const [state, setState] = useState(CLOSED);
  // In Firefox, an input that is disabled does not lose the focus.
  if (locked && state.open) setState(CLOSED);
  const { open, query, active } = state;
  // A value set by the parent replaces text that matched nothing.
  const typed = open || chosen === '' ? state.typed : null;
  const shown = useMemo(() => (open ? getMatchingSections(sections, query) : []), [open, sections, query]);
  const options = useMemo(() => optionsIn(shown), [shown]);

  const close = () => setState(CLOSED);
  const commit = (value: string) => {
    if (value !== chosen) onChoose(value);
  };
  const choose = (option: ComboBoxOption) => {
    close();
    commit(option.value);
  };
  /** `at`: the option to make active if none is chosen. */
  const show = (at: 'nowhere' | 'first' | 'last') => {
    if (locked) return;
    if (typed !== null) return search(typed);
    const all = optionsIn(sections);
    const current = chosen === '' ? -1 : all.findIndex(({ value }) => value === chosen);
    const start = { nowhere: -1, first: usable(all, 0, 1), last: usable(all, all.length - 1, -1) }[at];
    setState({ ...CLOSED, open: true, active: current >= 0 ? current : start });
  };
  const before = typed === null ? chosen : state.before;
  /** Chooses a full name or code at once. Other text clears the value, so that a form never submits the old one. */
  const follow = (text: string) => {
    // Without an empty state each choice takes effect at once: typing `ca` for `Cambodia` must not switch to Canada.
    if (clearable) commit(namedOption(sections, text)?.value ?? '');
  };
  const search = (text: string) => {
    const first = text.trim() === '' ? -1 : usable(optionsIn(getMatchingSections(sections, text)), 0, 1);
    setState({ open: true, typed: text, query: text, active: first, before });
    follow(text);
  };

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value;
    const how = 'inputType' in event.nativeEvent ? event.nativeEvent.inputType : undefined;
    const autofilled = how === undefined || how === 'insertReplacementText';
    const named = autofilled ? namedOption(sections, text) : undefined;
    if (named) choose(named);
    else if (autofilled && !hasFocus(event.target)) {
      // No blur event follows autofill.
      setState({ ...CLOSED, typed: text, before });
      follow(text);
    } else if (isComposing(event.nativeEvent)) setState({ ...state, open: true, typed: text, before });
    else search(text);
  };

  const leave = () => {
    if (typed === null) return close();
    const named = namedOption(sections, typed);
    if (named) choose(named);
    else if (clearable || before === '') {
      commit('');
      collapse();
    } else {
      close();
      commit(before);
    }
  };
  /** Closes the list. Text that matches no option stays, so that the user can correct it. */
  const collapse = () =>
    typed === null || typed.trim() === '' ? close() : setState({ ...CLOSED, typed, before });
  const chooseActive = () => {
    const option = options[active];
    if (option) choose(option);
    else leave();
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

  /** Returns true if the list handled the key and the browser must ignore it. */
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
        if (event.altKey) chooseActive();
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
        chooseActive();
        return true;
      case 'Tab':
        chooseActive();
        return false;
      case 'Escape':
        // Keeps a surrounding dialog or menu open.
        event.stopPropagation();
        close();
        commit(before);
        return true;
      default:
        return false;
    }
  };

  return {
    open,
    query,
    active,
    typed,
    /** Whether the text matches no option, so that there is no value. */
    unlisted: chosen === '' && typed !== null && typed.trim() !== '',
    shown,
    options,
    close,
    show,
    search,
    type,
    press,
    leave,
    choosePlace: (place: number) => {
      const option = options[place];
      if (option) choose(option);
    },
  };
}

/** Returns the index of the next enabled option from `from` on, or -1. */
function usable(options: readonly ComboBoxOption[], from: number, step: 1 | -1): number {
  let place = from;
  while (options[place]?.disabled) place += step;
  return options[place] ? place : -1;
}

/** While an input method composes Chinese, it handles the keys and the incomplete text. */
const isComposing = (event: Event): boolean => 'isComposing' in event && event.isComposing === true;
