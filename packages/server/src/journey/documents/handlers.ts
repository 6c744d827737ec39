// Opening a file is three steps: a key for it, the bytes at its address, a record of what was read.

import { FILE_KEY_SECONDS } from '@quoin/rules';
import type { Handlers } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { newId } from '../../security/new-id';
import { newSecret, sha256 } from '../../security/secrets';
import { insertAccess, insertKey, readableFile } from './store';

export const documentsHandlers: Handlers<'requestFileKey' | 'recordFileAccess'> = {
  async requestFileKey({ params, signedIn }, { db, clock }) {
    const file = await readableFile(db, params.fileId, signedIn);
    if (!file) throw new Refusal('not_authorized_file');
    const key = newSecret();
    const expiresAt = new Date(clock.now().getTime() + FILE_KEY_SECONDS * 1000);
    await insertKey(
      db,
      { keyHash: sha256(key), fileId: file.id, accountId: signedIn.accountId, expiresAt },
      clock.now(),
    );
    return {
      url: `/api/files/${file.id}?key=${key}`,
      name: file.name,
      content_type: file.contentType,
      expire: expiresAt.toISOString(),
    };
  },

  async recordFileAccess({ params, body, signedIn }, { db, clock }) {
    const file = await readableFile(db, params.fileId, signedIn);
    if (!file) throw new Refusal('not_authorized_file');
    await insertAccess(db, {
      id: newId(),
      fileId: file.id,
      accountId: signedIn.accountId,
      sha256: file.sha256,
      endReached: body.end_reached,
      at: clock.now(),
    });
    return { done: true };
  },
};
