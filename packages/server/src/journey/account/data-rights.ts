import { RETENTION } from '@quoin/rules';
import type { Handlers } from '../../http/handler';
import { download, exportOf, liveArchive, madeAt, requestArchive, requestKey } from './archive';
import { deletionReply, isDeletable, newestDeletion, requestDeletion, withdrawDeletion } from './deletion';

export const dataRightsHandlers: Handlers<
  | 'getMyData'
  | 'requestDataArchive'
  | 'requestDataKey'
  | 'downloadData'
  | 'checkDataArchive'
  | 'requestDeletion'
  | 'withdrawDeletion'
> = {
  async getMyData({ signedIn: { accountId } }, { clock, db }) {
    const [made] = await exportOf(db, accountId);
    const deletion = await newestDeletion(db, accountId);
    return {
      archive: liveArchive(made, clock.now()),
      deletion: deletion ? deletionReply(deletion) : null,
      deletable: await isDeletable(db, accountId),
      kept: [...RETENTION],
    };
  },

  requestDataArchive: ({ signedIn, language }, services) => requestArchive(services, signedIn, language),

  requestDataKey: ({ signedIn }, services) => requestKey(services, signedIn),

  downloadData: ({ query }, services) => download(services, query.key),

  async checkDataArchive({ body, signedIn }, { db }) {
    return { made_at: await madeAt(db, signedIn.accountId, body.sums_sha256) };
  },

  requestDeletion: ({ body, signedIn }, services) => requestDeletion(services, signedIn, body.reason),

  async withdrawDeletion({ signedIn }, services) {
    await withdrawDeletion(services, signedIn);
    return { done: true };
  },
};
