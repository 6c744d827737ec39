import { BRAND } from '@quoin/rules';
import { Button, Card, LinkButton, Stack, Text } from '@quoin/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RouterAnchor } from '../../app/router-link';
import { useText } from '../../i18n';
import { DocumentReader } from '../documents';
import { PartHeading } from './PartHeading';
import type { Envelope } from './SigningScreen';

/** Done: what comes next, and the three links of the specification. */
export function Signed({ envelope }: { envelope: Envelope }) {
  const text = useText();
  const [reading, setReading] = useState(false);
  const detail = `/my-investment/pending/${envelope.investment_id}/all`;

  return (
    <Card variant="chamfered">
      <Stack gap={6}>
        <Stack gap={3}>
          <PartHeading>{text('sign.done.title')}</PartHeading>
          <Text measure>{text('sign.done.text')}</Text>
        </Stack>
        <Stack direction="horizontal" gap={3} phone="vertical">
          <LinkButton as={RouterAnchor} href={detail}>
            {text('sign.done.fund')}
          </LinkButton>
          {envelope.document && (
            <Button variant="secondary" onClick={() => setReading(true)}>
              {text('sign.done.read')}
            </Button>
          )}
        </Stack>
        <Stack as="nav" direction="horizontal" gap={6} phone="vertical" aria-label={text('sign.done.title')}>
          <Link to={detail}>{text('sign.done.review')}</Link>
          <Link to="/products">{text('sign.done.products')}</Link>
          <a href={`mailto:${BRAND.supportEmail}`}>{text('sign.done.contact')}</a>
        </Stack>
      </Stack>
      {reading && envelope.document && (
        <DocumentReader
          fileId={envelope.document.file_id}
          name={envelope.title}
          onClose={() => setReading(false)}
        />
      )}
    </Card>
  );
}
