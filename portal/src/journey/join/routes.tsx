import { toPublicRoutes } from '../../navigation/route-row';

export const joinRoutes = toPublicRoutes('joining', [
  {
    path: '/auth/signup',
    screen: () => import('./SignUpScreen'),
    titleId: 'join.sign_up.title',
    descriptionId: 'join.sign_up.description',
    unless: ['quoin.residence', 'quoin.referral', 'ref_id', 'step'],
  },
  {
    path: '/waitlist',
    screen: () => import('./WaitlistScreen'),
    titleId: 'join.waitlist.title',
    descriptionId: 'join.waitlist.description',
    unless: ['quoin.residence', 'step'],
  },
  {
    path: '/auth/signup/ok/:email',
    screen: () => import('./AccountCreatedScreen'),
    titleId: 'join.created.title',
  },
  {
    path: '/auth/signup/verify/:code?',
    screen: () => import('./ActivationScreen'),
    titleId: 'join.activate.title',
  },
  {
    path: '/auth/activation_failed',
    screen: () => import('./ActivationFailedScreen'),
    titleId: 'join.activation_failed.title',
  },
]);
