import { Heading } from '@quoin/ui';
import { useEffect, useRef } from 'react';

/** What had the focus went with the part before, so the new part takes it: whoever waits or signs by ear hears where they are. */
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
