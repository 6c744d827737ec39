import { LinkButton } from '@quoin/ui';
import { RouterAnchor } from '../../app/router-link';
import { useText } from '../../i18n';
import { InvitationBanner } from './InvitationBanner';
import { useInvitation } from './use-invitation';

/** For a visitor who came by an invitation: what it offers, and the way to use it. Nothing for everybody else. */
export function Invitation() {
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
