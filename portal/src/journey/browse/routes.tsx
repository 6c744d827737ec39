import type { RouteRow } from '../../navigation/route-row';

export const browseRoutes: readonly RouteRow[] = [
  {
    path: '/products',
    who: 'anyone',
    messages: 'products',
    screen: () => import('./ProductsScreen'),
    titleId: 'browse.list.title',
    descriptionId: 'browse.list.description',
  },
  {
    path: '/products/compare',
    who: 'anyone',
    messages: 'investing',
    screen: () => import('./compare/ComparisonScreen'),
    titleId: 'browse.compare.title',
  },
  {
    path: '/products/:id',
    who: 'anyone',
    messages: 'browsing',
    screen: () => import('./ProductScreen'),
    titleId: 'browse.detail.title',
  },
  {
    path: '/products/:id/zh',
    who: 'anyone',
    messages: 'browsing',
    screen: async () => ({ default: (await import('./ProductScreen')).ProductInChineseScreen }),
    titleId: 'browse.detail.title',
  },
  {
    path: '/demo/caplight',
    who: 'investor',
    screen: () => import('./research/ResearchScreen'),
    titleId: 'browse.research.title',
  },
  {
    path: '/demo/caplight/:companyId',
    who: 'investor',
    screen: () => import('./research/CompanyScreen'),
    titleId: 'browse.research.title',
  },
  {
    path: '/webinars_video/:id',
    who: 'anyone',
    messages: 'investing',
    screen: () => import('./webinar/WebinarScreen'),
    titleId: 'browse.webinar.title',
  },
  {
    path: '/webinar/:videoId',
    who: 'investor',
    screen: () => import('./webinar/WebinarScreen'),
    titleId: 'browse.webinar.title',
  },
];
