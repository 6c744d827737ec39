import { useCallback, useState } from 'react';

interface Controllable<Value> {
  /** Given: the parent holds the value. */
  value: Value | undefined;
  /** Where an uncontrolled component starts. */
  defaultValue: Value;
  onChange?: (value: Value) => void;
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
