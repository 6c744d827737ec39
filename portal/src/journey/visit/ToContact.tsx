import { ButtonLink } from '../../navigation/router-link';
import { useText } from '../../i18n';

export function ToContact() {
  const text = useText();
  return (
    <ButtonLink href="/contact" variant="secondary">
      {text('visit.to_contact')}
    </ButtonLink>
  );
}
