import { Banner, Stack, LinkButton } from '@quoin/ui';
import type { Application } from '../../draft';
import { useText } from '../../i18n';
import { ApplicationHeader } from './ApplicationHeader';
import { RouterAnchor } from '../../navigation/router-link';

interface ApplicationCanceledProps {
  application: Application;
  /** Canceled while the user was filling it in: announced to screen readers. */
  meanwhile: boolean;
}

/** A canceled application cannot be edited or signed. The investor can start a new one for the product. */
export function ApplicationCanceled({ application, meanwhile }: ApplicationCanceledProps) {
  const text = useText();
  return (
    <Stack gap={8}>
      <ApplicationHeader application={application} />
      <Banner announce={meanwhile ? 'assertive' : 'off'}>{text('portfolio.detail.canceled')}</Banner>
      <Stack direction="horizontal" phone="vertical" gap={3}>
        <ToInvestmentsOrProducts />
      </Stack>
    </Stack>
  );
}

/** Links to continue from a page without a form. */
export function ToInvestmentsOrProducts() {
  const text = useText();
  return (
    <>
      <LinkButton as={RouterAnchor} href="/my-investment/all">
        {text('apply.to_investments')}
      </LinkButton>
      <LinkButton as={RouterAnchor} href="/products" variant="secondary">
        {text('apply.to_products')}
      </LinkButton>
    </>
  );
}
