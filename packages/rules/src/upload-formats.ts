// Detects the format of an uploaded file by its content or its name. Browser and server use the same tables.

export type UploadFormat = 'pdf' | 'jpeg' | 'png';

/** File name extensions; browsers on Windows save a JPEG as `.jfif`. */
export const UPLOAD_EXTENSIONS: Record<UploadFormat, readonly string[]> = {
  pdf: ['pdf'],
  jpeg: ['jpg', 'jpeg', 'jpe', 'jfif'],
  png: ['png'],
};

/** Of the name after its last dot, in lower case; undefined for a name without a dot. */
const getExtension = (fileName: string): string | undefined =>
  fileName.toLowerCase().split('.').slice(1).at(-1);

/** The accepted format that the name claims: `none` without an extension, undefined for another one. */
export function findUploadFormat(fileName: string): UploadFormat | 'none' | undefined {
  const extension = getExtension(fileName);
  if (extension === undefined) return 'none';
  const formats: readonly UploadFormat[] = ['pdf', 'jpeg', 'png'];
  return formats.find((format) => UPLOAD_EXTENSIONS[format].includes(extension));
}

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
  { name: 'JPEG 2000', kind: 'image', extensions: ['jp2', 'j2k', 'jpx', 'jpf'] },
  { name: 'JPEG XL', kind: 'image', extensions: ['jxl'] },
  { name: 'Photoshop', kind: 'image', extensions: ['psd', 'psb'] },
  { name: 'Word', kind: 'document', extensions: ['doc', 'docx', 'docm'] },
  { name: 'Excel', kind: 'document', extensions: ['xls', 'xlsx', 'xlsm'] },
  { name: 'PowerPoint', kind: 'document', extensions: ['ppt', 'pptx', 'pptm'] },
  { name: 'OpenDocument', kind: 'document', extensions: ['odt', 'ods', 'odp'] },
  { name: 'Pages', kind: 'document', extensions: ['pages'] },
  { name: 'Numbers', kind: 'document', extensions: ['numbers'] },
  { name: 'Keynote', kind: 'document', extensions: ['key'] },
  { name: 'OFD', kind: 'document', extensions: ['ofd'] },
  { name: 'WPS', kind: 'document', extensions: ['wps', 'et', 'dps'] },
  { name: 'XPS', kind: 'document', extensions: ['xps', 'oxps'] },
  { name: 'RTF', kind: 'document', extensions: ['rtf'] },
  { name: 'PostScript', kind: 'document', extensions: ['ps', 'eps'] },
  { name: 'Outlook', kind: 'document', extensions: ['msg'] },
  { name: 'E-mail', kind: 'document', extensions: ['eml'] },
  { name: 'HTML', kind: 'document', extensions: ['html', 'htm', 'mht', 'mhtml'] },
  { name: 'ZIP', kind: 'archive', extensions: ['zip'] },
  { name: 'RAR', kind: 'archive', extensions: ['rar'] },
  { name: '7-Zip', kind: 'archive', extensions: ['7z'] },
  { name: 'gzip', kind: 'archive', extensions: ['gz', 'tgz'] },
];

const formatNamed = (name: string): OtherFormat | undefined =>
  OTHER_FORMATS.find((format) => format.name === name);

/** The format by file name extension, if it is not accepted. */
export function findOtherFormat(fileName: string): OtherFormat | undefined {
  const extension = getExtension(fileName);
  return OTHER_FORMATS.find(({ extensions }) => extension !== undefined && extensions.includes(extension));
}

/**
 * The format by content; undefined if unknown.
 * @param bytes the whole file, or its first 64 KB
 */
export function detectFormat(bytes: Uint8Array): UploadFormat | OtherFormat | undefined {
  const head = latin1(bytes.subarray(0, PDF_HEADER_WITHIN));
  const other = getOtherFormatName(bytes, head);
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

function getOtherFormatName(bytes: Uint8Array, head: string): string | undefined {
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
  if (/^(?:\0\0\0\x0cjP {2}|\xff\x4f\xff\x51)/.test(head)) return 'JPEG 2000';
  if (/^(?:\0\0\0\x0cJXL |\xff\x0a)/.test(head)) return 'JPEG XL';
  if (head.startsWith('8BPS\0')) return 'Photoshop';
  if (head.startsWith('{\\rtf')) return 'RTF';
  if (head.startsWith('\xc5\xd0\xd3\xc6') || (head.startsWith('%!PS') && !/%PDF-\d/.test(head)))
    return 'PostScript';
  if (head.startsWith('\x1f\x8b')) return 'gzip';
  if (head.startsWith('Rar!\x1a\x07')) return 'RAR';
  if (head.startsWith("7z\xbc\xaf'\x1c")) return '7-Zip';
  if (/%PDF-\d/.test(head) || !/^(?:\xef\xbb\xbf)?\s*</.test(head)) return undefined;
  if (/<html[\s>]|<!doctype html/i.test(head)) return 'HTML';
  return /<svg[\s>]/.test(head) ? 'SVG' : undefined;
}

/** Office documents are ZIP archives with known entry names. */
function zipFormatName(bytes: Uint8Array): string {
  const text = ascii(bytes);
  if (text.includes('mimetypeapplication/vnd.oasis.opendocument')) return 'OpenDocument';
  if (text.includes('Index/Document.iwa')) {
    if (text.includes('Index/Slide')) return 'Keynote';
    return text.includes('Index/CalculationEngine') && !text.includes('Index/Section') ? 'Numbers' : 'Pages';
  }
  if (text.includes('OFD.xml')) return 'OFD';
  if (text.includes('FixedDocSeq') || text.includes('FixedDocumentSequence')) return 'XPS';
  if (!text.includes('[Content_Types].xml')) return 'ZIP';
  if (text.includes('word/')) return 'Word';
  if (text.includes('xl/')) return 'Excel';
  return text.includes('ppt/') ? 'PowerPoint' : 'ZIP';
}

/** Formats of Office before 2007; the name of the main stream is in UTF-16. */
function oleFormatName(bytes: Uint8Array): string {
  const text = ascii(bytes);
  if (text.includes('W\0o\0r\0k\0b\0o\0o\0k')) return 'Excel';
  if (text.includes('_\0_\0p\0r\0o\0p\0e\0r\0t\0i\0e\0s')) return 'Outlook';
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
