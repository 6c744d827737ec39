import type { RequestExamples } from './request-example';
import type { dataRights } from '../journey/data-rights';

export const dataRightsExamples: RequestExamples<keyof typeof dataRights> = {
  getMyData: {},
  requestDataArchive: {},
  requestDataKey: {},
  downloadData: { query: { key: '<archive-key>' } },
  checkDataArchive: {
    body: { sums_sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
  },
  requestDeletion: { body: { reason: 'I do not use it any more.' } },
  withdrawDeletion: {},
};
