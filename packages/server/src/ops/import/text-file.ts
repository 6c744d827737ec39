// Reads text files of spreadsheets and editors, many of which do not save UTF-8.
import { OperatorError } from '../operation/operation';
import { readGivenFile } from '../operation/read-file';

/** Null characters indicate UTF-16; replacement characters indicate bytes that are not UTF-8. */
const NOT_UTF8 = /[\0\uFFFD]/;

/** Start of archives, and of spreadsheets, which are archives. */
const ZIP = Buffer.from('PK\x03\x04');

/**
 * Reads a UTF-8 file, without its byte order mark.
 * @throws OperatorError if the file can't be read, or has another encoding, with the first such line
 */
export async function readTextFile(path: string): Promise<string> {
  const bytes = await readGivenFile(path);
  if (bytes.subarray(0, ZIP.length).equals(ZIP))
    throw new OperatorError(
      `${path} is a spreadsheet or an archive, whatever its name. Save it as text (in Excel: “CSV UTF-8”).`,
    );
  const text = bytes.toString();
  const place = text.search(NOT_UTF8);
  if (place >= 0)
    throw new OperatorError(
      `Line ${text.slice(0, place).split('\n').length} of ${path} is not UTF-8. Save the file as UTF-8 (in Excel: “CSV UTF-8”) and check accented and Chinese characters.`,
    );
  return text.replace(/^\uFEFF/, '');
}
