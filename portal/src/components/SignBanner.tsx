import { Banner, LinkButton, type BannerProps, Button, type ButtonProps } from '@quoin/ui';
import { RouterAnchor } from '../navigation/router-link';
import { api } from '../api/api';
import { isCallError } from '../api/call-error';
import { useAppDispatch } from '../store/root-reducer';
import { noticeShown } from '../notices/notices-slice';

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
      <LinkButton as={RouterAnchor} href={`/signing/${envelopeId}`} {...named}>
        {label}
      </LinkButton>
    }
  >
    {children}
  </Banner>
);

interface ResendLinkProps extends Pick<ButtonProps, 'variant' | 'children'> {
  envelopeId: string;
}

/** The same document, its link mailed once more and good for another seven days. */
export function ResendLink({ envelopeId, variant, children }: ResendLinkProps) {
  const dispatch = useAppDispatch();
  const [resend, { isLoading }] = api.useResendEnvelopeMutation();

  async function sendAgain() {
    const { error } = await resend({ params: { envelopeId } });
    if (!error) dispatch(noticeShown('success', 'sign.expired.resent'));
    else if (isCallError(error)) dispatch(noticeShown('danger', error));
  }

  return (
    <Button variant={variant} busy={isLoading} onClick={() => void sendAgain()}>
      {children}
    </Button>
  );
}
