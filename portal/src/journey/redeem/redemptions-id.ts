/** Where on the page of current investments their redemptions stand. */
export const REDEMPTIONS_ID = 'redemptions';
