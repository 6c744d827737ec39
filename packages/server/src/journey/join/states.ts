// An account's way. Disabling is the operator's.
export const ACCOUNT_TRANSITIONS = {
  activate: { from: 'registered', to: 'activated', who: 'holder of the e-mailed link' },
} as const;
