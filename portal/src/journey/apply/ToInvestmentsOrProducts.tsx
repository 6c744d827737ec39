import { LinkButton } from '@quoin/ui';
import { RouterAnchor } from '../../navigation/router-link';
import { useText } from '../../i18n';

/** Where one goes on from an address with nothing to fill in. */
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
