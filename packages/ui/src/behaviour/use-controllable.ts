import { useCallback, useState } from 'react';

interface Controllable<Value> {
  /** Given: the parent holds the value. */
  value: Value | undefined;
  /** Where an uncontrolled component starts. */
  defaultValue: Value;
  onChange?: (value: Value) => void;
}

/** One value for a component that may be controlled or not. `set` always tells `onChange`; it keeps the value only if nobody else does. */
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
