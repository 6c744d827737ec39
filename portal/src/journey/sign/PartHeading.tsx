import { Heading } from '@quoin/ui';
import { useEffect, useRef } from 'react';

/** Takes the focus when a part replaces the one before, so that screen readers announce the new part. */
export function PartHeading({ children }: { children: string }) {
  const heading = useRef<HTMLElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Heading ref={heading} level={2} tabIndex={-1}>
      {children}
    </Heading>
  );
}
