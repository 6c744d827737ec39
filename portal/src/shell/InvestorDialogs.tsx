import { PasswordUpgrade } from '../journey/access/PasswordUpgrade';
import { InviteFriends } from '../journey/refer';

/** Dialogs that may open on any page of a signed-in investor. */
export default function InvestorDialogs() {
  return (
    <>
      <InviteFriends />
      <PasswordUpgrade />
    </>
  );
}
