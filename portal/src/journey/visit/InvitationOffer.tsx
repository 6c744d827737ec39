import { LinkButton } from '@quoin/ui';
import { RouterAnchor } from '../../navigation/router-link';
import { useText } from '../../i18n';
import { InvitationBanner, useInvitation } from '../../components/InvitationBanner';

/** What the invitation offers, and the way to use it; nothing when the server does not know it. */
export default function InvitationOffer() {
  const text = useText();
  const { currentData: offer } = useInvitation();
  if (!offer) return null;
  return (
    <InvitationBanner
      offer={offer}
      action={
        <LinkButton as={RouterAnchor} href="/auth/signup" size="small">
          {text('join.invitation.join')}
        </LinkButton>
      }
    />
  );
}
