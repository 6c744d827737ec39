import {
  useId,
  useMemo,
  useRef,
  useState,
  type CompositionEvent,
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { loadedLater } from '../../behaviour/loaded-later';
import { steady } from '../../behaviour/steady';
import { useControllable } from '../../behaviour/use-controllable';
import { useEffectBeforePaint } from '../../behaviour/use-effect-before-paint';
import { useMergedRefs } from '../../behaviour/use-merged-refs';
import { warnInDevelopment, warnOfFixedValue } from '../../behaviour/warn-in-development';
import { Field, splitFrame, type FieldFrameProps } from '../../fields/Field/Field';
import { ChevronDownIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { ComboBox as english } from '../../messages/en/controls';
import { useMessages } from '../../provider/quoin-context';
import { Choice, ChoiceBox } from '../choice.styles';
import { optionsIn, sectionsOf, type ComboBoxRow } from './matching-options';
import { optionId } from './ComboBoxList';
import { useComboBox } from './use-combo-box';

export interface ComboBoxProps
  extends
    FieldFrameProps,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      keyof FieldFrameProps | 'value' | 'defaultValue' | 'onChange' | 'type' | 'children'
    > {
  /** Options, or groups of them. Keep the same array from one render to the next: it is what typing is fast by. */
  options: readonly ComboBoxRow[];
  /** The value of the chosen option; `''` while nothing is chosen. */
  value?: string;
  /** Initial value of an uncontrolled component. */
  defaultValue?: string;
  /** Called with the new value when the user changes it. */
  onChange?: (value: string) => void;
  /** Emptying the text takes the choice back. Default true; false where there always is a choice. */
  clearable?: boolean;
  /** The error for a text that matches no option, shown when the field is left. */
  unlistedError?: ReactNode;
  /** The component's name on the root, for a component made of this one; default `ComboBox`. */
  'data-quoin'?: string;
}

/** What places it over the page comes along, when somebody is about to open it: no page loads code that shows nothing yet. */
const useList = /* @__PURE__ */ loadedLater(
  'ComboBox',
  async () => (await import('./ComboBoxList')).ComboBoxList,
);

/**
 * One of many, found by typing. The value follows the text: the full name or a keyword of one option chooses it, a text
 * that matches none is no value and an error once the field is left. A form is sent the value under `name`.
 * Ref and other attributes reach the text `<input>`.
 */
export const ComboBox = /* @__PURE__ */ steady<HTMLInputElement, ComboBoxProps>(
  function ComboBox(props, ref) {
    const [frame, settings] = splitFrame(props);
    const {
      options: rows,
      value,
      defaultValue = '',
      onChange,
      clearable = true,
      unlistedError,
      placeholder,
      onKeyDown,
      onPointerEnter,
      onFocus,
      onBlur,
      onMouseDown,
      onClick,
      onCompositionEnd,
      'data-quoin': quoin = 'ComboBox',
      ...rest
    } = settings;
    const text = useMessages('ComboBox', english);
    const [chosen, setChosen] = useControllable({ value, defaultValue, onChange });
    const sections = useMemo(() => sectionsOf(rows), [rows]);
    const chosenLabel = useMemo(
      () => optionsIn(sections).find((option) => option.value === chosen)?.label,
      [sections, chosen],
    );
    warnOfFixedValue(quoin, value, onChange, 'chosen');
    if (chosen !== '' && chosenLabel === undefined)
      warnInDevelopment(
        quoin,
        () => `has a value that is none of its options ("${chosen}"). Offer it, or pass ''.`,
      );

    const listId = useId();
    const input = useRef<HTMLInputElement>(null);
    const merged = useMergedRefs(input, ref);
    const box = useComboBox({ sections, chosen, clearable, onChoose: setChosen });
    const { open, typed, query, active, shown, options } = box;
    const [near, setNear] = useState(false);
    const List = useList(open ? 'at once' : near && 'soon');
    const listed = open && List !== undefined && options.length > 0;
    const written = typed ?? chosenLabel ?? '';
    const error = box.unlisted && (!open || frame.error) ? (unlistedError ?? text.unlisted) : frame.error;

    // What was chosen is marked as a whole, before a key can come: the next one replaces it.
    useEffectBeforePaint(() => {
      if (typed === null && document.activeElement === input.current) input.current?.select();
    }, [typed, chosen, chosenLabel]);

    return (
      <Field data-quoin={quoin} {...frame} error={error}>
        {({ name, ...control }) => (
          <ChoiceBox>
            <Choice
              ref={merged}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...rest}
              {...control}
              type="text"
              role="combobox"
              aria-autocomplete="list"
              // A message that nothing fits is no list.
              aria-expanded={listed}
              aria-controls={listed ? listId : undefined}
              aria-activedescendant={listed && active >= 0 ? optionId(listId, active) : undefined}
              placeholder={placeholder ?? text.choose}
              value={written}
              onChange={box.type}
              onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => {
                onCompositionEnd?.(event);
                box.search(event.currentTarget.value);
              }}
              onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
                onKeyDown?.(event);
                box.press(event);
              }}
              onPointerEnter={(event: PointerEvent<HTMLInputElement>) => {
                onPointerEnter?.(event);
                setNear(true);
              }}
              onFocus={(event: FocusEvent<HTMLInputElement>) => {
                onFocus?.(event);
                setNear(true);
                // A press puts its caret after this, and where it is released elsewhere no click follows.
                const { currentTarget } = event;
                const before = currentTarget.value;
                if (typed !== null) return; // a text that is corrected
                requestAnimationFrame(() => {
                  if (currentTarget.value === before && document.activeElement === currentTarget)
                    currentTarget.select();
                });
              }}
              onMouseDown={(event: MouseEvent<HTMLInputElement>) => {
                onMouseDown?.(event);
                // Released over what is marked, it would put the caret there after the click, and the next key beside it.
                if (!open && document.activeElement === event.currentTarget) event.preventDefault();
              }}
              onClick={(event: MouseEvent<HTMLInputElement>) => {
                onClick?.(event);
                if (open || event.defaultPrevented) return;
                box.show('nowhere');
                if (typed === null) event.currentTarget.select();
              }}
              onBlur={(event: FocusEvent<HTMLInputElement>) => {
                box.leave();
                onBlur?.(event);
              }}
            />
            <Icon of={ChevronDownIcon} />
            {name && <input type="hidden" name={name} value={chosen} disabled={control.disabled} />}
            {open && List && (
              <List
                id={listId}
                anchor={input}
                label={typeof frame.label === 'string' ? frame.label : text.options}
                sections={shown}
                count={options.length}
                active={active}
                chosen={chosen}
                empty={text.none(query)}
                onChoose={box.choosePlace}
              />
            )}
            <VisuallyHidden role="status">
              {open && query !== '' && (options.length > 0 ? text.found(options.length) : text.none(query))}
            </VisuallyHidden>
          </ChoiceBox>
        )}
      </Field>
    );
  },
);
