import type { CallRow } from '../call';

export const browseCalls = {
  listProducts: { method: 'GET', path: '/v1/products', who: 'anyone', reads: ['products', 'investments'] },
  getProduct: { method: 'GET', path: '/v1/products/{productId}', who: 'anyone', reads: ['products'] },
  getProductMaterials: {
    method: 'GET',
    path: '/v1/products/{productId}/materials',
    who: 'investor',
    reads: ['products'],
  },
} as const satisfies Record<string, CallRow>;
