import { Card, Heading, Stack, type StackProps } from '@quoin/ui';
import { useId, type ReactNode } from 'react';

interface SectionCardProps extends Pick<StackProps, 'gap' | 'align'> {
  title: string;
  level?: 2 | 3;
  children: ReactNode;
}

/** A card under a heading, which is its accessible name. */
export function SectionCard({ title, level = 2, children, ...stack }: SectionCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack {...stack}>
        <Heading id={id} level={level} size="title">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
