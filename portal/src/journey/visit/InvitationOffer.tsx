import { ButtonLink } from '../../navigation/router-link';
import { useText } from '../../i18n';
import { InvitationBanner, useInvitation } from '../../components/InvitationBanner';

/** The invitation's offer with a link to use it; nothing if the server does not know the code. */
export default function InvitationOffer() {
  const text = useText();
  const { currentData: offer } = useInvitation();
  if (!offer) return null;
  return (
    <InvitationBanner
      offer={offer}
      action={
        <ButtonLink href="/auth/signup" size="small">
          {text('join.invitation.join')}
        </ButtonLink>
      }
    />
  );
}
