export interface FirstPageOptions {
  /** URL of `pdf.worker.min.mjs` of the same pdfjs-dist version, served by the app. */
  workerSrc: string;
  /** Width of the picture in pixels. */
  width?: number | undefined;
}

/**
 * Draws the first page of a PDF file that is still on the device, such as one that is being uploaded. Loads pdf.js.
 * @returns data URL of a JPEG picture; rejects if the file cannot be opened
 */
export async function renderFirstPage(
  file: Blob,
  { workerSrc, width = 160 }: FirstPageOptions,
): Promise<string> {
  const { pdfjs } = await import('react-pdf');
  pdfjs.GlobalWorkerOptions.workerSrc = workerSrc;
  const opening = pdfjs.getDocument({ data: await file.arrayBuffer(), isEvalSupported: false });
  try {
    const page = await (await opening.promise).getPage(1);
    const scale = width / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale });
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(viewport.width);
    canvas.height = Math.ceil(viewport.height);
    await page.render({ canvas, viewport }).promise;
    return canvas.toDataURL('image/jpeg');
  } finally {
    await opening.destroy();
  }
}
