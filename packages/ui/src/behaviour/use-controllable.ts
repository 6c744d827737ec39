import { useCallback, useState } from 'react';

/** The props of a component with a controllable value. `Changed` is the argument of `onChange`, if narrower than `Value`. */
export interface ValueProps<Value, Changed = Value> {
  /** Controlled value; pass `onChange` with it. */
  value?: Value | undefined;
  /** Initial value of an uncontrolled component. */
  defaultValue?: Value | undefined;
  /** Called with the new value when the user changes it. */
  onChange?: ((value: Changed) => void) | undefined;
}

/** The props of a component with a checked state. */
export interface CheckedProps {
  /** Controlled state; pass `onChange` with it. */
  checked?: boolean | undefined;
  /** Initial state of an uncontrolled component. */
  defaultChecked?: boolean | undefined;
  /** Called with the new state when the user changes it. */
  onChange?: ((checked: boolean) => void) | undefined;
}

interface Controllable<Value> {
  /** Makes the component controlled, unless undefined. */
  value: Value | undefined;
  /** Initial value of an uncontrolled component. */
  defaultValue: Value;
  onChange?: ((value: Value) => void) | undefined;
}

/** The value of a controlled or uncontrolled component. `set` always calls `onChange` and stores the value only if uncontrolled. */
export function useControllable<Value>({
  value,
  defaultValue,
  onChange,
}: Controllable<Value>): [value: Value, set: (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const controlled = value !== undefined;
  const set = useCallback(
    (next: Value) => {
      if (!controlled) setOwn(next);
      onChange?.(next);
    },
    [controlled, onChange],
  );
  return [controlled ? value : own, set];
}
