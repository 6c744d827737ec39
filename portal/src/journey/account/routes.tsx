import type { RouteRow } from '../../navigation/route-row';

export const accountRoutes: readonly RouteRow[] = [
  ...['/user', '/user/profile'].map((path): RouteRow => ({
    path,
    who: 'investor',
    screen: () => import('./ProfileScreen'),
    titleId: 'account.profile.title',
  })),
  {
    path: '/user/change_password',
    who: 'investor',
    screen: () => import('./ChangePasswordScreen'),
    titleId: 'account.password.title',
  },
  ...['/user/verification', '/user/verification/step'].map((path): RouteRow => ({
    path,
    who: 'investor',
    screen: () => import('./VerificationScreen'),
    titleId: 'account.verification.title',
  })),
  {
    path: '/user/passkeys',
    who: 'investor',
    screen: () => import('./passkeys/PasskeysScreen'),
    titleId: 'account.passkeys.title',
  },
  {
    path: '/user/sessions',
    who: 'investor',
    screen: () => import('./SessionsScreen'),
    titleId: 'account.sessions.title',
  },
  {
    path: '/user/bank-accounts',
    who: 'investor',
    screen: () => import('./payout/BankAccountsScreen'),
    titleId: 'account.bank.title',
  },
  {
    path: '/user/brokerage-accounts',
    who: 'investor',
    screen: () => import('./payout/BrokerageAccountsScreen'),
    titleId: 'account.brokerage.title',
  },
  {
    path: '/user/data',
    who: 'investor',
    screen: () => import('./data/DataScreen'),
    titleId: 'account.data.title',
  },
];
