import { Heading, Stack } from '@quoin/ui';
import type { ReactNode } from 'react';
import { Note } from '../../../components/Note';

export const Section = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <Stack as="section" gap={6}>
    <Stack gap={2}>
      <Heading level={3}>{title}</Heading>
      {lead && <Note measure>{lead}</Note>}
    </Stack>
    {children}
  </Stack>
);
