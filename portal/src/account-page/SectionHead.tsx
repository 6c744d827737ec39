import { Heading, Stack, Text } from '@quoin/ui';
import type { Ref } from 'react';

interface SectionHeadProps {
  title: string;
  lead?: string;
  /** For a section that takes the place of another, and begins at its heading. */
  headingRef?: Ref<HTMLElement>;
}

/** What a part of the account is called, and what it is for. */
export const SectionHead = ({ title, lead, headingRef }: SectionHeadProps) => (
  <Stack gap={2} as="header">
    <Heading ref={headingRef} tabIndex={headingRef ? -1 : undefined} level={2}>
      {title}
    </Heading>
    {lead && (
      <Text measure tone="secondary">
        {lead}
      </Text>
    )}
  </Stack>
);
