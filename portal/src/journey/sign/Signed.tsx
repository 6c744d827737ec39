import { BRAND } from '@quoin/rules';
import { Button, Card, Heading, LinkButton, Stack, Text } from '@quoin/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { RouterAnchor } from '../../app/router-link';
import { useText } from '../../i18n';
import { DocumentReader } from '../documents';
import type { Envelope } from './SigningScreen';

/** Done: what comes next, and the three links of the specification. */
export function Signed({ envelope }: { envelope: Envelope }) {
  const text = useText();
  const [reading, setReading] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const detail = `/my-investment/pending/${envelope.investment_id}/all`;

  // Whoever signed waits at this place of the page: the news takes the focus.
  useEffect(() => heading.current?.focus(), []);

  return (
    <Card variant="chamfered">
      <Stack gap={6}>
        <Stack gap={3}>
          <Heading ref={heading} level={2} tabIndex={-1}>
            {text('sign.done.title')}
          </Heading>
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
