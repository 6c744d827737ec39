// Hashes of addresses that several journeys and the header link to.

/** Id of the redemptions on the page of current investments. */
export const REDEMPTIONS_ID = 'redemptions';

/** Opens the invitation dialog over any page of a signed-in user. */
export const INVITE_HASH = '#invite-friends';
