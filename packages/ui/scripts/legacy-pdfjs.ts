/** For bundlers: react-pdf imports the modern build, which needs methods that supported browsers lack. */
export const legacyPdfjs = { find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' };
