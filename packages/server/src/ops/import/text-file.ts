// Text files from spreadsheets and editors, of which many save in another encoding than UTF-8.
import { readFile } from 'node:fs/promises';
import { OperatorError } from '../operation/operation';

/** Null characters come from UTF-16. Decoding puts the replacement character where bytes are not UTF-8. */
const NOT_UTF8 = /[\0\uFFFD]/;

/**
 * The text of a UTF-8 file, without its byte order mark.
 * @throws OperatorError when the file can't be read, or with the first line that is in another encoding
 */
export async function readTextFile(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new OperatorError(`The file ${path} can’t be read.`);
  });
  const place = text.search(NOT_UTF8);
  if (place >= 0)
    throw new OperatorError(
      `Line ${text.slice(0, place).split('\n').length} of ${path} is not UTF-8. Save the file as UTF-8 (in Excel: “CSV UTF-8”) and check its letters.`,
    );
  return text.replace(/^\uFEFF/, '');
}
