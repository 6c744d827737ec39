import type { OtherFormat } from '@quoin/rules';
import type { ErrorName } from './catalogue';

const ERROR_OF_KIND = {
  image: 'file_is_image',
  document: 'file_is_document',
  archive: 'file_is_archive',
} as const satisfies Record<OtherFormat['kind'], ErrorName>;

/** Why the content of an upload cannot be taken. */
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

/** The error of a file whose format is known and not supported, with the values of its message. */
export const otherFormatError = ({ name, kind }: OtherFormat) => ({
  error: ERROR_OF_KIND[kind],
  values: { format: name },
});
