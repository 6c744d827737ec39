export { PdfReader, type PdfReaderProps } from './PdfReader/PdfReader';
