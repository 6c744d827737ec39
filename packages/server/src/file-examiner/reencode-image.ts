import type { ExaminedFile } from './file-examiner';
import { assertFewPixels, UnfitFile } from './unfit-file';

type Format = 'jpeg' | 'png';

/** Viewers add the missing end of a JPEG. After a present one it is ignored. */
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);

/** Warnings of libjpeg about lost picture data, which it replaces with grey. Others, such as superfluous bytes, are harmless. */
const LOST_DATA = /premature end|Huffman/i;

/**
 * Applies the orientation and re-encodes the image, which removes location, device and other metadata.
 * @throws UnfitFile
 */
export async function reencodeImage(bytes: Uint8Array, format: Format): Promise<ExaminedFile> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1); // More threads would each allocate memory to read ahead.
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    assertFewPixels(width * height);
    const whole = format === 'jpeg' ? Buffer.concat([bytes, END_OF_IMAGE]) : bytes;
    const reencode = (failOn: 'error' | 'warning') => {
      const image = sharp(whole, { failOn }).rotate().timeout({ seconds: 30 });
      return (format === 'jpeg' ? image.jpeg({ quality: 88 }) : image.png()).toBuffer();
    };
    const tolerateHarmless = (failure: unknown) => {
      if (LOST_DATA.test(String(failure))) throw failure;
      return reencode('error');
    };
    const clean = format === 'jpeg' ? reencode('warning').catch(tolerateHarmless) : reencode('error');
    return { bytes: await clean, pages: null, changed: true, removed: [] };
  } catch (failure) {
    throw failure instanceof UnfitFile ? failure : new UnfitFile('image_damaged');
  }
}
