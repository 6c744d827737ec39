import { toInvestorRoutes } from '../../navigation/route-row';

export const accountRoutes = toInvestorRoutes([
  ...['/user', '/user/profile'].map((path) => ({
    path,
    screen: () => import('./ProfileScreen'),
    titleId: 'account.profile.title' as const,
  })),
  {
    path: '/user/change_password',
    screen: () => import('./ChangePasswordScreen'),
    titleId: 'account.password.title',
  },
  ...['/user/verification', '/user/verification/step'].map((path) => ({
    path,
    screen: () => import('./VerificationScreen'),
    titleId: 'account.verification.title' as const,
  })),
  {
    path: '/user/passkeys',
    screen: () => import('./passkeys/PasskeysScreen'),
    titleId: 'account.passkeys.title',
  },
  { path: '/user/sessions', screen: () => import('./SessionsScreen'), titleId: 'account.sessions.title' },
  {
    path: '/user/bank-accounts',
    screen: () => import('./payout/BankAccountsScreen'),
    titleId: 'account.bank.title',
  },
  {
    path: '/user/brokerage-accounts',
    screen: () => import('./payout/BrokerageAccountsScreen'),
    titleId: 'account.brokerage.title',
  },
  { path: '/user/data', screen: () => import('./data/DataScreen'), titleId: 'account.data.title' },
]);
