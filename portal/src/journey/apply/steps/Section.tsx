import { Heading, Stack } from '@quoin/ui';
import type { ReactNode } from 'react';
import { Note } from '../../../components/Note';

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
      {lead && <Note measure>{lead}</Note>}
    </Stack>
    {children}
  </Stack>
);
