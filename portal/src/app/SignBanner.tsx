import { Banner, LinkButton, type BannerProps } from '@quoin/ui';
import { RouterAnchor } from './router-link';

interface SignBannerProps extends Pick<BannerProps, 'announce' | 'children'> {
  envelopeId: string;
  label: string;
  /** Where several could be meant. */
  'aria-label'?: string;
}

/** What is to be signed, with the way there. */
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
