/** At the end of any address of a signed-in person it opens the invitation over that page. */
export const INVITE_HASH = '#invite-friends';
