import type { CallRow } from '../call';

export const dataRightsCalls = {
  getMyData: { method: 'GET', path: '/v1/user/data', who: 'investor', reads: ['my_data'], spinner: false },
  requestDataArchive: {
    method: 'POST',
    path: '/v1/user/data/archive',
    who: 'investor',
    changes: ['my_data'],
  },
  requestDataKey: { method: 'POST', path: '/v1/user/data/archive/key', who: 'investor' },
  downloadData: { method: 'GET', path: '/v1/user/data/archive', who: 'anyone', spinner: false },
  checkDataArchive: { method: 'POST', path: '/v1/user/data/check', who: 'investor', spinner: false },
  requestDeletion: { method: 'POST', path: '/v1/user/data/deletion', who: 'investor', changes: ['my_data'] },
  withdrawDeletion: {
    method: 'DELETE',
    path: '/v1/user/data/deletion',
    who: 'investor',
    changes: ['my_data'],
  },
} as const satisfies Record<string, CallRow>;
