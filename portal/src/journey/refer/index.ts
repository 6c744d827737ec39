export { INVITE_HASH } from './invite-hash';
export { InviteFriends } from './InviteFriends';
