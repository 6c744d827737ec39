import { Id, Text } from '@quoin/contract';
import Type from 'typebox';

/** What the address of a file's bytes says: which file, and the key that is the permission. */
export const FILE_ADDRESS = {
  params: Type.Object({ fileId: Id }),
  querystring: Type.Object({ key: Type.Optional(Text(100)) }),
};

export interface FileAddress {
  Params: { fileId: string };
  Querystring: { key?: string };
}
