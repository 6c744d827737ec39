import { Banner } from '../../feedback/Banner/Banner';
import { OwnershipTypeDialog as english } from '../../messages/en/flow';
import { useMessages } from '../../provider/quoin-context';
import { Contact } from './OwnershipTypeDialog.styles';

export interface Support {
  email: string;
  /** The number in E.164 format and as displayed. */
  phone?: { e164: string; shown: string } | undefined;
}

interface SupportContactProps {
  support: Support;
  /** Whether every type that the product permits needs support to set up. */
  none: boolean;
}

export function SupportContact({ support: { email, phone }, none }: SupportContactProps) {
  const text = useMessages('OwnershipTypeDialog', english);
  return (
    <Banner signal="info" title={none ? text.none : text.supportNeeded}>
      {text.supportWhy}
      <Contact>
        <li>
          <a href={`mailto:${email}`}>{text.email(email)}</a>
        </li>
        {phone && (
          <li>
            <a href={`tel:${phone.e164}`}>{text.phone(phone.shown)}</a>
          </li>
        )}
      </Contact>
    </Banner>
  );
}
