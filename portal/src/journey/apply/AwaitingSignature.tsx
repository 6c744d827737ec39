import { Banner, Button, LinkButton, Stack } from '@quoin/ui';
import { RouterAnchor } from '../../navigation/router-link';
import type { Application } from '../../draft';
import { useText } from '../../i18n';
import { ResendLink } from '../../components/SignBanner';
import { ApplicationHeader } from './ApplicationHeader';

interface AwaitingSignatureProps {
  application: Application;
  envelopeId: string;
  /** Called when the user decides to change the application. */
  onChange: () => void;
}

/** Confirmation before editing, because any change withdraws the agreement that was sent. */
export function AwaitingSignature({ application, envelopeId, onChange }: AwaitingSignatureProps) {
  const text = useText();
  return (
    <Stack gap={8}>
      <ApplicationHeader application={application} />
      <Banner
        title={text('apply.awaiting.title')}
        action={
          <Stack direction="horizontal" phone="vertical" gap={3}>
            <LinkButton as={RouterAnchor} href={`/signing/${envelopeId}`}>
              {text('apply.awaiting.sign')}
            </LinkButton>
            <ResendLink envelopeId={envelopeId} variant="secondary">
              {text('sign.resend')}
            </ResendLink>
            <Button variant="secondary" onClick={onChange}>
              {text('apply.awaiting.change')}
            </Button>
          </Stack>
        }
      >
        {text('apply.awaiting.text')}
      </Banner>
    </Stack>
  );
}
