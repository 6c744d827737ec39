import { Heading, Stack, Text, useTerms } from '@quoin/ui';
import type { ReactNode } from 'react';
import type { Application } from '../../draft';
import { useText } from '../../i18n';

interface ApplicationHeaderProps {
  application: Application;
  children?: ReactNode;
}

/** Product and investor of the application. */
export function ApplicationHeader({ application, children }: ApplicationHeaderProps) {
  const text = useText();
  const terms = useTerms();
  const { product, investor_name: name, investor_type: type } = application;
  return (
    <Stack as="header" gap={2}>
      <Text tone="secondary">
        {name} · {terms.investorType[type]}
      </Text>
      <Heading level={1}>{text('apply.heading', { product: product.name })}</Heading>
      {children}
    </Stack>
  );
}
