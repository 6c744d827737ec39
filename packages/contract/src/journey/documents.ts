import Type from 'typebox';
import type { Call } from '../call';
import { Done, Id, Instant } from '../shapes/primitives';

export const documents = {
  requestFileKey: {
    method: 'POST',
    path: '/v1/files/{fileId}/key',
    who: 'investor',
    summary: 'A key for one file, one account, 60 seconds; the bytes are at `url`',
    params: Type.Object({ fileId: Id }),
    reply: Type.Object({
      url: Type.String(),
      name: Type.String(),
      content_type: Type.String(),
      expire: Instant,
    }),
    errors: ['not_authorized_file'],
    spinner: false,
    origin: 'ours',
  },
  recordFileAccess: {
    method: 'POST',
    path: '/v1/files/{fileId}/access',
    who: 'investor',
    summary: 'Records that the file was opened, or that its end was reached',
    params: Type.Object({ fileId: Id }),
    body: Type.Object({ end_reached: Type.Boolean() }, { additionalProperties: false }),
    reply: Done,
    errors: ['not_authorized_file'],
    spinner: false,
    origin: 'ours',
  },
} as const satisfies Record<string, Call>;
