// Text files from spreadsheets and editors, of which many save in another encoding than UTF-8.
import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { OperatorError } from '../operation/operation';

const LINE_FEED = 10;

/**
 * The text of a UTF-8 file, without its byte order mark.
 * @throws OperatorError when the file can't be read, or with the first line that is in another encoding
 */
export async function readTextFile(path: string): Promise<string> {
  const bytes = await readFile(path).catch(() => {
    throw new OperatorError(`The file ${path} can’t be read.`);
  });
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(LINE_FEED, start) + 1 || bytes.length;
    if (!isUtf8Text(bytes.subarray(start, end)))
      throw new OperatorError(
        `Line ${line} of ${path} is not UTF-8. Save the file as UTF-8 (in Excel: “CSV UTF-8”) and check its letters.`,
      );
    start = end;
  }
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

/** No valid text has a null, which is half a letter of UTF-16, or a replacement character, which stands for a lost one. */
function isUtf8Text(bytes: Buffer): boolean {
  return isUtf8(bytes) && !/[\0\uFFFD]/.test(bytes.toString('utf8'));
}
