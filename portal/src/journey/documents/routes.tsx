import type { RouteRow } from '../../navigation/route-row';

export const documentsRoutes: readonly RouteRow[] = [
  {
    path: '/my-document',
    who: 'investor',
    screen: () => import('./DocumentsScreen'),
    titleId: 'documents.title',
  },
  {
    path: '/my-document/file',
    who: 'investor',
    screen: () => import('./DocumentScreen'),
    titleId: 'documents.file.title',
  },
];
