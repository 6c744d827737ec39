const plural = new Intl.PluralRules('en');

export const flow = {
  Dialog: { close: 'Close' },
  ConfirmDialog: { cancel: 'Cancel' },
  LeavePageDialog: {
    title: 'Leave this page?',
    unsaved: 'You have changes that are not saved yet.',
    incomplete: 'Some required fields are missing. You can save what you have and complete them later.',
    saveAndLeave: 'Save and leave',
    leave: 'Leave without saving',
    stay: 'Stay on this page',
  },
  Stepper: {
    steps: 'Steps',
    position: (step: number, of: number) => `Step ${step} of ${of}`,
    incomplete: 'Incomplete',
    complete: 'Complete',
    errors: (count: number) =>
      plural.select(count) === 'one' ? `${count} field to correct` : `${count} fields to correct`,
  },
};
