import { PasswordUpgrade } from '../journey/access';
import { InviteFriends } from '../journey/refer';

/** What may lie over any page of somebody who is signed in. */
export default function ForInvestors() {
  return (
    <>
      <InviteFriends />
      <PasswordUpgrade />
    </>
  );
}
