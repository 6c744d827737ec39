// The text input of a combo box and what is below it, for fields that have one as a part.
import {
  useId,
  useMemo,
  useRef,
  useState,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type RefAttributes,
  type RefObject,
} from 'react';
import { hasFocus } from '../../behaviour/focus-control';
import { loadedLater } from '../../behaviour/loaded-later';
import { useEffectBeforePaint } from '../../behaviour/use-effect-before-paint';
import { useMergedRefs } from '../../behaviour/use-merged-refs';
import { warnInDevelopment } from '../../behaviour/warn-in-development';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { ComboBox as english } from '../../messages/en/controls';
import { useMessages } from '../../provider/quoin-context';
import { optionId } from './ComboBoxList';
import { optionsIn, getSections, type ComboBoxRow } from './matching-options';
import { useComboBox } from './use-combo-box';

type InputAttributes = InputHTMLAttributes<HTMLInputElement>;

interface ComboBoxInputSettings {
  /** The component's name, for warnings. */
  quoin: string;
  rows: readonly ComboBoxRow[];
  /** The value of the chosen option; `''`: none. */
  chosen: string;
  onChoose: (value: string) => void;
  clearable: boolean;
  locked: boolean | undefined;
  label: ReactNode;
  ref: Ref<HTMLInputElement>;
  /** What the list is as wide as; default: the input. */
  anchor?: RefObject<HTMLElement | null> | undefined;
  /** Attributes of the app: its handlers are called before those of the combo box. */
  attributes: InputAttributes;
}

/** The list and its positioning code load when the user is about to open it, not with the page. */
const useList = /* @__PURE__ */ loadedLater(
  'ComboBox',
  async () => (await import('./ComboBoxList')).ComboBoxList,
);

export function useComboBoxInput({
  quoin,
  rows,
  chosen,
  onChoose,
  clearable,
  locked,
  label,
  ref,
  anchor,
  attributes,
}: ComboBoxInputSettings) {
  const text = useMessages('ComboBox', english);
  const sections = useMemo(() => getSections(rows), [rows]);
  const chosenLabel = useMemo(
    () => (chosen === '' ? undefined : optionsIn(sections).find(({ value }) => value === chosen)?.label),
    [sections, chosen],
  );
  if (chosen !== '' && chosenLabel === undefined)
    warnInDevelopment(
      quoin,
      () => `has a value that is none of its options ("${chosen}"). Offer it, or pass ''.`,
    );

  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRefs(input, ref);
  const box = useComboBox({ sections, chosen, clearable, locked, onChoose });
  const { open, typed, query, active, shown, options } = box;
  const [near, setNear] = useState(false);
  const List = useList(open ? 'at once' : near && 'soon');
  const listed = open && List !== undefined && options.length > 0;

  // Selects the whole chosen text before the next keystroke, which then replaces it.
  useEffectBeforePaint(() => {
    if (typed === null && hasFocus(input.current)) input.current?.select();
  }, [typed, chosen, chosenLabel]);

  const { onKeyDown, onPointerEnter, onFocus, onBlur, onMouseDown, onClick, onDrop, onCompositionEnd } =
    attributes;
  return {
    open,
    unlisted: box.unlisted,
    /** Closes the list and discards typed text. */
    close: box.close,
    /** For the `<input>`, after all other attributes. */
    input: {
      ref: merged,
      type: 'text',
      role: 'combobox',
      'aria-autocomplete': 'list',
      // The "no match" message is not a listbox.
      'aria-expanded': listed,
      'aria-controls': listed ? listId : undefined,
      'aria-activedescendant': listed && active >= 0 ? optionId(listId, active) : undefined,
      placeholder: attributes.placeholder ?? text.choose,
      value: typed ?? chosenLabel ?? '',
      onChange: box.type,
      onCompositionEnd: (event) => {
        onCompositionEnd?.(event);
        box.search(event.currentTarget.value);
      },
      // Dropped text replaces the text, as typed text does; the browser would insert it at the pointer.
      onDrop: (event) => {
        onDrop?.(event);
        const dropped = event.dataTransfer.getData('text/plain').trim();
        if (event.defaultPrevented || dropped === '') return;
        event.preventDefault();
        event.currentTarget.focus();
        box.search(dropped);
      },
      onKeyDown: (event) => {
        onKeyDown?.(event);
        box.press(event);
      },
      onPointerEnter: (event) => {
        onPointerEnter?.(event);
        setNear(true);
      },
      onFocus: (event) => {
        onFocus?.(event);
        setNear(true);
        // A press sets the caret after this event, and no click follows if it is released elsewhere.
        const { currentTarget } = event;
        const before = currentTarget.value;
        if (typed !== null) return; // the user is correcting the text
        requestAnimationFrame(() => {
          if (currentTarget.value === before && hasFocus(currentTarget)) currentTarget.select();
        });
      },
      onMouseDown: (event) => {
        onMouseDown?.(event);
        // A release on selected text would set the caret after the click, and the next key would not replace it.
        if (!open && hasFocus(event.currentTarget)) event.preventDefault();
      },
      onClick: (event) => {
        onClick?.(event);
        if (open || event.defaultPrevented) return;
        box.show('nowhere');
        if (typed === null) event.currentTarget.select();
      },
      onBlur: (event) => {
        box.leave();
        onBlur?.(event);
      },
    } as const satisfies InputAttributes & RefAttributes<HTMLInputElement>,
    /** The list, and what is announced of it. */
    below: (
      <>
        {open && List && (
          <List
            id={listId}
            anchor={anchor ?? input}
            label={typeof label === 'string' ? label : text.options}
            sections={shown}
            count={options.length}
            active={active}
            chosen={chosen}
            empty={text.none(query)}
            // In a fieldset that was disabled, the list is still open in Firefox.
            onChoose={(place) => {
              if (!input.current?.matches(':disabled')) box.choosePlace(place);
            }}
          />
        )}
        <VisuallyHidden role="status">
          {open && query !== '' && (options.length > 0 ? text.found(options.length) : text.none(query))}
        </VisuallyHidden>
      </>
    ),
  };
}

/** Of an input whose text is chosen from a list, not written. */
export const NO_WRITING_AIDS = {
  autoComplete: 'off',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
