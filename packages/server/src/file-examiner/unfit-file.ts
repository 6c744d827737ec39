import type { UploadError } from '@quoin/contract';
import { ApiError } from '../shared/errors';

/** A phone photo has 12 to 50 million pixels; a larger image is likely made to exhaust memory. */
const MAX_MEGAPIXELS = 80;

/** The content of an uploaded file is not acceptable. */
export class UnfitFile extends ApiError {
  constructor(
    override readonly error: UploadError,
    values?: ApiError['details']['values'],
  ) {
    super(error, { values });
  }
}

/** @throws UnfitFile too_many_pixels */
export function assertFewPixels(pixels: number): void {
  if (pixels > MAX_MEGAPIXELS * 1_000_000) throw tooManyPixels();
}

export const tooManyPixels = () => new UnfitFile('too_many_pixels', { limit: MAX_MEGAPIXELS });
