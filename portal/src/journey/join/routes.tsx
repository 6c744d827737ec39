import type { RouteRow } from '../../navigation/route-row';

export const joinRoutes: readonly RouteRow[] = [
  {
    path: '/auth/signup',
    who: 'anyone',
    words: 'joining',
    screen: () => import('./SignUpScreen'),
    titleId: 'join.sign_up.title',
    descriptionId: 'join.sign_up.description',
    unless: ['quoin.residence', 'quoin.referral', 'ref_id', 'step'],
  },
  {
    path: '/waitlist',
    who: 'anyone',
    words: 'joining',
    screen: () => import('./WaitlistScreen'),
    titleId: 'join.waitlist.title',
    descriptionId: 'join.waitlist.description',
    unless: ['quoin.residence', 'step'],
  },
  {
    path: '/auth/signup/ok/:email',
    who: 'anyone',
    words: 'joining',
    screen: () => import('./AccountCreatedScreen'),
    titleId: 'join.created.title',
  },
  {
    path: '/auth/signup/verify/:code?',
    who: 'anyone',
    words: 'joining',
    screen: () => import('./ActivationScreen'),
    titleId: 'join.activate.title',
  },
  {
    path: '/auth/activation_failed',
    who: 'anyone',
    words: 'joining',
    screen: () => import('./ActivationFailedScreen'),
    titleId: 'join.activation_failed.title',
  },
];
