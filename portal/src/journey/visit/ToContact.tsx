import { LinkButton } from '@quoin/ui';
import { RouterAnchor } from '../../navigation/router-link';
import { useText } from '../../i18n';

export function ToContact() {
  const text = useText();
  return (
    <LinkButton as={RouterAnchor} href="/contact" variant="secondary">
      {text('visit.to_contact')}
    </LinkButton>
  );
}
