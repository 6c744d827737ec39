// Small pictures of files that are still on this device. Stored proofs have none: they open after a password check only.

const WIDTH = 160;

/** Resolves to a data URL; undefined if the browser cannot draw the file, whose upload then shows what is wrong. */
export async function previewOf(file: File): Promise<string | undefined> {
  if (!('createImageBitmap' in window)) return undefined;
  try {
    if (file.type !== 'application/pdf') return await drawPicture(file);
    const { drawFirstPage } = await import('./draw-first-page');
    return await drawFirstPage(file, WIDTH);
  } catch {
    return undefined; // a damaged file, or pdf.js failed to load: the row shows an icon
  }
}

async function drawPicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.ceil((bitmap.height / bitmap.width) * WIDTH);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg');
}
