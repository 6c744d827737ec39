// An account's way: one conditional UPDATE a row.
export const ACCOUNT_TRANSITIONS = {
  activate: { from: 'registered', to: 'activated', who: 'holder of the e-mailed link' },
  disable: { from: 'activated', to: 'disabled', who: 'operator' },
  enable: { from: 'disabled', to: 'activated', who: 'operator' },
} as const;
