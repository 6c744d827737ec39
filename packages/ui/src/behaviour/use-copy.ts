// Copies text and reports the result: if the browser rejects it, the component asks the user to copy by hand.
import { useState } from 'react';

export interface Copied<Key> {
  /** Identifies the copied text. */
  key: Key;
  done: boolean;
}

/** @returns the last result and the copy function */
export function useCopy<Key>() {
  const [copied, setCopied] = useState<Copied<Key>>();
  const copy = async (key: Key, text: string): Promise<boolean> => {
    const done = await writeToClipboard(text);
    setCopied({ key, done });
    return done;
  };
  return [copied, copy] as const;
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Rejected, or the browser has no clipboard.
    return false;
  }
}
