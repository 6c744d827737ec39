// A part of a group is judged by the component only once the reader has left it: nobody is told off while typing.
import { useState } from 'react';

export function useLeftParts<Part extends string>(): {
  left: ReadonlySet<Part>;
  leave: (part: Part) => void;
} {
  const [left, setLeft] = useState<ReadonlySet<Part>>(() => new Set());
  return {
    left,
    leave: (part) => setLeft((before) => (before.has(part) ? before : new Set(before).add(part))),
  };
}
