export { FileUpload, type FileUploadProps } from './FileUpload';
export type { UploadItem } from './UploadRow';
export type { FileFormat } from './file-formats';
