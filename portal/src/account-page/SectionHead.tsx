import { Heading, Stack } from '@quoin/ui';
import type { Ref } from 'react';
import { Lead } from '../components/Note';

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
    {lead && <Lead>{lead}</Lead>}
  </Stack>
);
