const signals = { info: 'Note', success: 'Done', warning: 'Warning', danger: 'Problem' };

export const Spinner = { loading: 'Loading' };

export const BusyOverlay = { oneMoment: 'One moment' };

export const Banner = { ...signals, close: 'Close message' };

export const Notices = { ...signals, region: 'Notices', close: 'Close notice' };

export const ErrorState = {
  title: 'This could not be loaded',
  text: 'The connection may have failed. Nothing you entered is lost.',
  retry: 'Try again',
  reference: (id: string) => `If it happens again, tell us this reference: ${id}`,
};
