import { Heading, Stack, Text } from '@quoin/ui';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A section of a step with its heading. */
export const Section = ({ title, lead, children }: SectionProps) => (
  <Stack as="section" gap={6}>
    <Stack gap={2}>
      <Heading level={3}>{title}</Heading>
      {lead && (
        <Text size="small" tone="secondary" measure>
          {lead}
        </Text>
      )}
    </Stack>
    {children}
  </Stack>
);
