export { InviteFriends } from './InviteFriends';
