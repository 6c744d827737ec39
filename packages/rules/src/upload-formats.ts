// Detects the format of an uploaded file by its content or its name. Browser and server use the same tables.

export type UploadFormat = 'pdf' | 'jpeg' | 'png';

/** Parts of a PDF that the server removes from an upload: actions that start without a click, and attached files. */
export const REMOVED_PARTS = ['automatic_actions', 'attachments'] as const;
export type RemovedPart = (typeof REMOVED_PARTS)[number];

/** Determines the advice: save as an image, save as a PDF, or unpack. */
export type OtherFormatKind = 'image' | 'document' | 'archive';

export interface OtherFormat {
  /** Common name: `HEIC`. */
  name: string;
  kind: OtherFormatKind;
}

/** PDF readers accept this many bytes before the header. Source: ISO 32000-1, Annex H, note 13. */
const PDF_HEADER_WITHIN = 1024;

const OTHER_FORMATS: readonly (OtherFormat & { extensions: readonly string[] })[] = [
  { name: 'HEIC', kind: 'image', extensions: ['heic', 'heif', 'hif'] },
  { name: 'AVIF', kind: 'image', extensions: ['avif'] },
  { name: 'WebP', kind: 'image', extensions: ['webp'] },
  { name: 'TIFF', kind: 'image', extensions: ['tif', 'tiff'] },
  { name: 'GIF', kind: 'image', extensions: ['gif'] },
  { name: 'BMP', kind: 'image', extensions: ['bmp'] },
  { name: 'SVG', kind: 'image', extensions: ['svg', 'svgz'] },
  { name: 'Word', kind: 'document', extensions: ['doc', 'docx', 'docm'] },
  { name: 'Excel', kind: 'document', extensions: ['xls', 'xlsx', 'xlsm'] },
  { name: 'PowerPoint', kind: 'document', extensions: ['ppt', 'pptx', 'pptm'] },
  { name: 'OpenDocument', kind: 'document', extensions: ['odt', 'ods', 'odp'] },
  { name: 'Pages', kind: 'document', extensions: ['pages'] },
  { name: 'ZIP', kind: 'archive', extensions: ['zip'] },
  { name: 'RAR', kind: 'archive', extensions: ['rar'] },
  { name: '7-Zip', kind: 'archive', extensions: ['7z'] },
];

const formatNamed = (name: string): OtherFormat | undefined =>
  OTHER_FORMATS.find((format) => format.name === name);

/** The format by file name extension, if it is not accepted. */
export function otherFormatOfName(fileName: string): OtherFormat | undefined {
  const extension = fileName.toLowerCase().split('.').slice(1).at(-1);
  return OTHER_FORMATS.find(({ extensions }) => extension !== undefined && extensions.includes(extension));
}

/**
 * The format by content; undefined if unknown.
 * @param bytes the whole file, or its first 64 KB
 */
export function formatOfContent(bytes: Uint8Array): UploadFormat | OtherFormat | undefined {
  const head = latin1(bytes.subarray(0, PDF_HEADER_WITHIN));
  const other = otherFormatName(bytes, head);
  if (other !== undefined) return formatNamed(other);
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) {
    return isAnimated(bytes) ? { name: 'APNG', kind: 'image' } : 'png';
  }
  return /%PDF-\d/.test(head) ? 'pdf' : undefined;
}

const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** Fast for whole files, but exact only for ASCII. */
const ascii = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

const HEIC_BRANDS = /^(?:hei[cxmsf]|hev[cxms]|mif1|msf1)$/;

function otherFormatName(bytes: Uint8Array, head: string): string | undefined {
  if (head.startsWith('ftyp', 4)) {
    const brand = head.slice(8, 12);
    if (/^avi[fs]$/.test(brand)) return 'AVIF';
    return HEIC_BRANDS.test(brand) ? 'HEIC' : undefined;
  }
  if (/^RIFF.{4}WEBP/s.test(head)) return 'WebP';
  if (/^(?:II[*+]\0|MM\0[*+])/.test(head)) return 'TIFF';
  if (/^GIF8[79]a/.test(head)) return 'GIF';
  if (/^BM.{4}\0{4}/s.test(head)) return 'BMP';
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return zipFormatName(bytes);
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return oleFormatName(bytes);
  if (head.startsWith('Rar!\x1a\x07')) return 'RAR';
  if (head.startsWith("7z\xbc\xaf'\x1c")) return '7-Zip';
  return /^(?:\xef\xbb\xbf)?\s*</.test(head) && /<svg[\s>]/.test(head) && !head.includes('<html')
    ? 'SVG'
    : undefined;
}

/** Office documents are ZIP archives with known entry names. */
function zipFormatName(bytes: Uint8Array): string {
  const text = ascii(bytes);
  if (text.includes('mimetypeapplication/vnd.oasis.opendocument')) return 'OpenDocument';
  if (text.includes('Index/Document.iwa')) return 'Pages';
  if (!text.includes('[Content_Types].xml')) return 'ZIP';
  if (text.includes('word/')) return 'Word';
  if (text.includes('xl/')) return 'Excel';
  return text.includes('ppt/') ? 'PowerPoint' : 'ZIP';
}

/** Formats of Office before 2007; the name of the main stream is in UTF-16. */
function oleFormatName(bytes: Uint8Array): string {
  const text = ascii(bytes);
  if (text.includes('W\0o\0r\0k\0b\0o\0o\0k')) return 'Excel';
  return text.includes('P\0o\0w\0e\0r\0P\0o\0i\0n\0t') ? 'PowerPoint' : 'Word';
}

/** Whether an animation chunk precedes the image data. */
function isAnimated(png: Uint8Array): boolean {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  for (let at = 8; at + 8 <= png.length; at += 12 + view.getUint32(at)) {
    const type = latin1(png.subarray(at + 4, at + 8));
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}
