const signals = { info: 'Note', success: 'Done', warning: 'Warning', danger: 'Problem' };

export const Spinner = { loading: 'Loading' };

export const BusyOverlay = { oneMoment: 'One moment' };

export const Banner = { ...signals, close: 'Close message' };

export const Notices = { ...signals, region: 'Notices', close: 'Close notice' };

export const ErrorState = {
  title: 'Loading failed',
  text: 'Check your connection and try again. Nothing you entered is lost.',
  retry: 'Try again',
  reference: (id: string) => `If the problem continues, contact us with this reference: ${id}`,
};

export const AppHeader = { main: 'Main', menu: 'Menu', account: 'My Account', signOut: 'Sign out' };

export const AppFooter = { more: 'More about us' };

export const SkipLink = { toPage: 'Skip to main content' };
export const ActionBar = { label: 'Next step' };

export const DisclosureText = {
  contents: 'Contents',
  linkTo: (section: string) => `Link to section: ${section}`,
};
