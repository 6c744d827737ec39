export const layout = {
  AppHeader: { main: 'Main', menu: 'Menu', account: 'Account', signOut: 'Sign out' },
  AppFooter: { more: 'More about us' },
  SkipLink: { toPage: 'Skip to the page' },
};
