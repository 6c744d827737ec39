import { Banner, type BannerProps, Button, type ButtonProps } from '@quoin/ui';
import { ButtonLink } from '../navigation/router-link';
import { api } from '../api/api';
import { isCallError } from '../api/call-error';
import { useNotify } from '../notices/notices-slice';

interface SignBannerProps extends Pick<BannerProps, 'announce' | 'children'> {
  envelopeId: string;
  label: string;
  /** Accessible name where a page has several. */
  'aria-label'?: string;
}

/** Banner with a link to a document that awaits a signature. */
export const SignBanner = ({ envelopeId, label, children, announce, ...named }: SignBannerProps) => (
  <Banner
    announce={announce}
    action={
      <ButtonLink href={`/signing/${envelopeId}`} {...named}>
        {label}
      </ButtonLink>
    }
  >
    {children}
  </Banner>
);

interface ResendLinkProps extends Pick<ButtonProps, 'variant' | 'children'> {
  envelopeId: string;
}

/** Button that e-mails the signing link again, which is then valid for another seven days. */
export function ResendLink({ envelopeId, variant, children }: ResendLinkProps) {
  const notify = useNotify();
  const [resend, { isLoading }] = api.useResendEnvelopeMutation();

  async function sendAgain() {
    const { error } = await resend({ params: { envelopeId } });
    if (!error) notify('success', 'sign.expired.resent');
    else if (isCallError(error)) notify('danger', error);
  }

  return (
    <Button variant={variant} busy={isLoading} onClick={() => void sendAgain()}>
      {children}
    </Button>
  );
}
