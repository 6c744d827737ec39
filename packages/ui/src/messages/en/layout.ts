export const AppHeader = { main: 'Main', menu: 'Menu', account: 'My Account', signOut: 'Sign out' };

export const AppFooter = { more: 'More about us' };

export const SkipLink = { toPage: 'Skip to the page' };

export const DisclosureText = {
  contents: 'Contents',
  linkTo: (section: string) => `Link to section: ${section}`,
};
