// After too many wrong codes, the server rejects codes and requests for new ones until a given time.
import { useEffect, useState } from 'react';
import type { CallError } from '../api/call-error';

/** Formik's `status` while codes are blocked and the form cannot be submitted. */
export const CODE_BLOCKED = 'code_blocked';

interface CodeBlock {
  error: CallError;
  /** By this device's clock, which may differ from the server's. */
  endsAt: number;
}

const CHECK_EVERY_MS = 1000;

/** `noteBlock` returns whether the error blocks codes. @param atFirst initial error, if codes are blocked already */
export function useCodeBlock(atFirst?: CallError) {
  const [block, setBlock] = useState(() => atFirst && getBlock(atFirst));

  useEffect(() => {
    if (!block) return undefined;
    // Compares clock times: a timeout would not count the time that the device sleeps.
    const timer = setInterval(() => {
      if (Date.now() >= block.endsAt) setBlock(undefined);
    }, CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, [block]);

  function noteBlock(error: CallError): boolean {
    const noted = getBlock(error);
    if (noted) setBlock(noted);
    return noted !== undefined;
  }

  return { blocked: block?.error, noteBlock, endBlock: () => setBlock(undefined) };
}

function getBlock(error: CallError): CodeBlock | undefined {
  const wait = error.values?.['wait_seconds'];
  if (error.name !== 'too_many_code_attempts' || typeof wait !== 'number' || wait <= 0) return undefined;
  return { error, endsAt: Date.now() + wait * 1000 };
}
