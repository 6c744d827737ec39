export * from './PdfReader';
