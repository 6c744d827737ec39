import type { OtherFormat } from '@quoin/rules';
import type { ErrorName } from './catalogue';

const ERROR_OF_KIND = {
  image: 'file_is_image',
  document: 'file_is_document',
  archive: 'file_is_archive',
} as const satisfies Record<OtherFormat['kind'], ErrorName>;

/** Reasons to reject the content of an upload. */
export const UPLOAD_ERRORS = [
  'file_empty',
  'file_type_refused',
  ...Object.values(ERROR_OF_KIND),
  'image_damaged',
  'too_many_pixels',
  'pdf_damaged',
  'pdf_password',
  'pdf_too_many_pages',
  'pdf_too_complex',
  'pdf_with_scripts',
  'pdf_portfolio',
] as const satisfies readonly ErrorName[];

export type UploadError = (typeof UPLOAD_ERRORS)[number];

/** The error for a file of a known but unsupported format, with the values of its message. */
export const getOtherFormatError = ({ name, kind }: OtherFormat) => ({
  error: ERROR_OF_KIND[kind],
  values: { format: name },
});
