// After too many wrong codes neither a code nor a request for another works until the time that the server names.
import { useEffect, useState } from 'react';
import type { CallError } from '../api/call-error';

interface CodeBlock {
  error: CallError;
  /** By this browser's clock, which may differ from the server's. */
  endsAt: number;
}

const LOOK_EVERY_MS = 1000;

/** @returns the error while codes are blocked, and a function that notes one; it returns whether the error was such. */
export function useCodeBlock(atFirst?: CallError) {
  const [block, setBlock] = useState(() => atFirst && blockOf(atFirst));

  useEffect(() => {
    if (!block) return undefined;
    // By the clock: a timeout would not count the time that the device sleeps.
    const timer = setInterval(() => {
      if (Date.now() >= block.endsAt) setBlock(undefined);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [block]);

  function noteBlock(error: CallError): boolean {
    const noted = blockOf(error);
    if (noted) setBlock(noted);
    return noted !== undefined;
  }

  return { blocked: block?.error, noteBlock, endBlock: () => setBlock(undefined) };
}

function blockOf(error: CallError): CodeBlock | undefined {
  const wait = error.values?.['wait_seconds'];
  if (error.name !== 'too_many_code_attempts' || typeof wait !== 'number' || wait <= 0) return undefined;
  return { error, endsAt: Date.now() + wait * 1000 };
}
