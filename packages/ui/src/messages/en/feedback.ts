const signals = { info: 'Note', success: 'Done', warning: 'Warning', danger: 'Problem' };

export const feedback = {
  Spinner: { loading: 'Loading' },
  BusyOverlay: { oneMoment: 'One moment' },
  Banner: { ...signals, close: 'Close message' },
  Notices: { ...signals, region: 'Notices', close: 'Close notice' },
  ErrorState: {
    title: 'This could not be loaded',
    text: 'The connection may have failed. Nothing you entered is lost.',
    retry: 'Try again',
    reference: (id: string) => `If it happens again, tell us this reference: ${id}`,
  },
};
