import type { RouteRow } from '../../app/route-row';

export const visitRoutes: readonly RouteRow[] = [
  { path: '/', who: 'anyone', screen: () => import('./HomeScreen'), titleId: 'visit.home.title' },
  { path: '/terms', who: 'anyone', screen: () => import('./TermsScreen'), titleId: 'visit.terms.title' },
];
