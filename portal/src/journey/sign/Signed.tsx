import { BRAND } from '@quoin/rules';
import { Button, Card, Stack, Text } from '@quoin/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../navigation/router-link';
import { useText } from '../../i18n';
import { OwnDocumentReader } from '../../document-reader/OwnDocumentReader';
import { KIND_WORDS, type Envelope } from './envelope';
import { PartHeading } from '../../components/PartHeading';

/** Next steps with links; after an agreement, the three links of the specification. */
export function Signed({ envelope }: { envelope: Envelope }) {
  const text = useText();
  const [reading, setReading] = useState(false);
  const { done, whatNow, read, back } = KIND_WORDS[envelope.kind];
  const href = back.hrefOf(envelope);

  return (
    <Card variant="chamfered">
      <Stack gap={6}>
        <Stack gap={3}>
          <PartHeading>{text(done)}</PartHeading>
          <Text measure>{text(whatNow)}</Text>
        </Stack>
        <Stack direction="horizontal" gap={3} phone="vertical">
          <ButtonLink href={href}>{text(back.label)}</ButtonLink>
          {envelope.document && (
            <Button variant="secondary" onClick={() => setReading(true)}>
              {text(read)}
            </Button>
          )}
        </Stack>
        {envelope.kind === 'subscription_agreement' && (
          <Stack as="nav" direction="horizontal" gap={6} phone="vertical" aria-label={text(done)}>
            <Link to="/products">{text('sign.done.products')}</Link>
            <a href={`mailto:${BRAND.supportEmail}`}>{text('sign.done.contact')}</a>
          </Stack>
        )}
      </Stack>
      {reading && envelope.document && (
        <OwnDocumentReader
          fileId={envelope.document.file_id}
          name={envelope.title}
          onClose={() => setReading(false)}
        />
      )}
    </Card>
  );
}
