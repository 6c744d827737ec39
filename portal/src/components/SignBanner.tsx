import { Banner, LinkButton, type BannerProps } from '@quoin/ui';
import { RouterAnchor } from '../navigation/router-link';

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
