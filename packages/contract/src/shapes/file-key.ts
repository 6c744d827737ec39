import Type from 'typebox';
import { Instant } from './primitives';

/** A key for one file, one account, 60 seconds unless told; the bytes are at `url`. */
export const fileKey = {
  url: Type.String(),
  name: Type.String(),
  content_type: Type.String(),
  expire: Instant,
};
