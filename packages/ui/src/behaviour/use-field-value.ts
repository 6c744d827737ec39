import { useCallback, useReducer, useRef, type Ref } from 'react';
import { useControllable } from './use-controllable';
import { useLatest } from './use-latest';
import { useMergedRefs } from './use-merged-refs';

/** An input, select, text area or fieldset. */
interface Control {
  readonly form: HTMLFormElement | null;
}

interface FieldValue<Value, Element> {
  /** Makes the field controlled, unless undefined. */
  value: Value | undefined;
  /** Initial value of an uncontrolled field; default `empty`. */
  defaultValue?: Value | undefined;
  /** The value of an empty field. */
  empty: Value;
  onChange?: ((value: Value) => void) | undefined;
  /** Discards state besides the value when the form is reset. */
  onReset?: (() => void) | undefined;
  ref: Ref<Element>;
}

/**
 * The value of a field, controlled or not, and the ref for its control. When the form is reset, an uncontrolled field
 * returns to its default value and a controlled one shows its value again.
 */
export function useFieldValue<Value, Element extends Control>({
  value: given,
  defaultValue,
  empty,
  onChange,
  onReset,
  ref,
}: FieldValue<Value, Element>) {
  const value = withoutNull(given, empty);
  const first = withoutNull(defaultValue, empty) ?? empty;
  const [current, set] = useControllable({ value, defaultValue: first, onChange });
  const control = useFormReset((prevented) => {
    if (value === undefined) {
      if (prevented) return;
      set(first);
    }
    // A library such as Formik prevents the reset of the browser and resets its values.
    onReset?.();
  });
  return [current, set, useMergedRefs(control, ref)] as const;
}

/** Forms and APIs have `null` for no value, although the types exclude it. */
export const withoutNull = <Value>(value: Value | undefined, empty: Value): Value | undefined =>
  value === null ? empty : value;

/** Returns the ref for a control. After its form was reset, calls `reset` and renders: the browser has changed the control. */
export function useFormReset(reset: (prevented: boolean) => void): (control: Control | null) => void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const show = useLatest(({ defaultPrevented }: Event) => {
    reset(defaultPrevented);
    render();
  });
  const leave = useRef<() => void>(undefined);
  return useCallback(
    (control: Control | null) => {
      leave.current?.();
      const form = control?.form;
      // The browser resets the controls after all listeners.
      const onReset = (event: Event) => setTimeout(show, 0, event);
      form?.addEventListener('reset', onReset);
      leave.current = () => form?.removeEventListener('reset', onReset);
    },
    [show],
  );
}
