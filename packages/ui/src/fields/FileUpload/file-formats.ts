// The accepted formats, and the checks before an upload. The server checks the content again.
import {
  findOtherFormat,
  UPLOAD_EXTENSIONS,
  findUploadFormat,
  type OtherFormat,
  type UploadFormat,
} from '@quoin/rules';

/** The first content type is the registered one, the others are what some systems report. */
export const FILE_FORMATS = {
  pdf: { name: 'PDF', contentTypes: ['application/pdf', 'application/x-pdf'] },
  jpeg: { name: 'JPEG', contentTypes: ['image/jpeg', 'image/jpg', 'image/pjpeg'] },
  png: { name: 'PNG', contentTypes: ['image/png', 'image/x-png'] },
} as const satisfies Record<UploadFormat, { name: string; contentTypes: readonly string[] }>;
export type FileFormat = keyof typeof FILE_FORMATS;

export type RejectionReason = 'type' | 'image' | 'size' | 'empty' | 'exists' | OtherFormat;

export interface RejectedFile {
  file: File;
  reason: RejectionReason;
}

export interface UploadLimits {
  accept: readonly FileFormat[];
  maxMegabytes: number;
  /** Names of files that are stored or uploading. */
  taken: readonly string[];
}

const MEGABYTE = 1024 * 1024;

/** The `accept` attribute of a file input: extensions and content types, because systems support one or the other. */
export const acceptAttribute = (accept: readonly FileFormat[]): string =>
  accept
    .flatMap((format) => [
      ...UPLOAD_EXTENSIONS[format].map((extension) => `.${extension}`),
      FILE_FORMATS[format].contentTypes[0],
    ])
    .join(',');

/** Splits the chosen files into accepted and rejected ones; of two files with the same name the second is rejected. */
export function sortFiles(
  files: readonly File[],
  limits: UploadLimits,
): { good: File[]; rejected: RejectedFile[] } {
  const good: File[] = [];
  const rejected: RejectedFile[] = [];
  for (const file of files) {
    const taken = [...limits.taken, ...good.map(({ name }) => name)];
    const reason = reasonToRefuse(file, { ...limits, taken });
    if (reason) rejected.push({ file, reason });
    else good.push(file);
  }
  return { good, rejected };
}

function reasonToRefuse(
  file: File,
  { accept, maxMegabytes, taken }: UploadLimits,
): RejectionReason | undefined {
  const other = findOtherFormat(file.name);
  if (other && (other.kind === 'image' || accept.includes('pdf'))) return other;
  if (!accept.some((format) => isOfFormat(file, format))) return accept.includes('pdf') ? 'type' : 'image';
  if (file.size === 0) return 'empty';
  if (file.size > maxMegabytes * MEGABYTE) return 'size';
  return taken.some((one) => isNamed(file, one)) ? 'exists' : undefined;
}

/** Ignores case, as most file systems do. */
export const isNamed = (file: File, name: string): boolean => file.name.toLowerCase() === name.toLowerCase();

/** What systems report for a file whose type they do not know. */
const UNKNOWN_TYPES = ['', 'application/octet-stream'];

/** File name and type must agree. Without a known type the name decides, without an extension the type. */
function isOfFormat({ name, type }: File, format: FileFormat): boolean {
  const named = findUploadFormat(name);
  const types: readonly string[] = FILE_FORMATS[format].contentTypes;
  if (named === 'none') return types.includes(type);
  return named === format && (UNKNOWN_TYPES.includes(type) || types.includes(type));
}
