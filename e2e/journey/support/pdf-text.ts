// Reads the text of a PDF with an independent library.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Returns the text of all pages without spaces, because line breaks are not significant. */
export async function readPdfText(bytes: Buffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  let text = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) text += item.str;
  }
  await task.destroy();
  return text.replaceAll(/\s/g, '');
}
