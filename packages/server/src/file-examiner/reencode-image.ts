import type { ExaminedFile } from './file-examiner';
import { assertFewPixels, UnfitFile } from './unfit-file';

/**
 * Applies the orientation and re-encodes the image, which removes location, device and other metadata.
 * @throws UnfitFile
 */
export async function reencodeImage(bytes: Uint8Array, format: 'jpeg' | 'png'): Promise<ExaminedFile> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1); // More threads would each allocate memory to read ahead.
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    assertFewPixels(width * height);
    const image = sharp(bytes, { failOn: 'error' }).rotate().timeout({ seconds: 30 });
    const clean = format === 'jpeg' ? image.jpeg({ quality: 88 }) : image.png();
    return { bytes: await clean.toBuffer(), pages: null, changed: true, removed: [] };
  } catch (failure) {
    throw failure instanceof UnfitFile ? failure : new UnfitFile('image_damaged');
  }
}
