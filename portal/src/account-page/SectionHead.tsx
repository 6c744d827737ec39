import { Heading, Stack, Text } from '@quoin/ui';
import type { Ref } from 'react';

interface SectionHeadProps {
  title: string;
  lead?: string;
  /** For a section that replaces another and takes the focus at its heading. */
  headingRef?: Ref<HTMLElement>;
}

/** Title and introduction of an account section. */
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
