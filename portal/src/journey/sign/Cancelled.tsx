import { Card, Stack, Text } from '@quoin/ui';
import { ButtonLink } from '../../navigation/router-link';
import { useText } from '../../i18n';
import { KIND_WORDS, type KindWords, type Envelope } from './envelope';
import { PartHeading } from '../../components/PartHeading';
import { ResendLink } from '../../components/SignBanner';

/** The application may be open or canceled too; the list of investments shows which. */
const TO_PORTFOLIO: KindWords['back'] = { label: 'sign.to_portfolio', hrefOf: () => '/my-investment/all' };

/** The envelope was cancelled or declined. An instruction can be requested again on the page where it began. */
export function Cancelled({ envelope }: { envelope: Envelope }) {
  const text = useText();
  const { label, hrefOf } =
    envelope.kind === 'subscription_agreement' ? TO_PORTFOLIO : KIND_WORDS[envelope.kind].back;
  return (
    <Card>
      <Stack gap={4} align="start">
        <PartHeading>{text('sign.cancelled.title')}</PartHeading>
        <Text measure>{text('sign.cancelled.text')}</Text>
        <ButtonLink href={hrefOf(envelope)}>{text(label)}</ButtonLink>
      </Stack>
    </Card>
  );
}

/** The link expired after seven days: the investor can request a new link for the same agreement. */
export function Expired({ envelope }: { envelope: Envelope }) {
  const text = useText();
  return (
    <Card>
      <Stack gap={4} align="start">
        <PartHeading>{text('sign.expired.title')}</PartHeading>
        <Text measure>{text('sign.expired.text')}</Text>
        <ResendLink envelopeId={envelope.id}>{text('sign.expired.resend')}</ResendLink>
      </Stack>
    </Card>
  );
}
