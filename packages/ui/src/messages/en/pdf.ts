export const pdf = {
  PdfReader: {
    toolbar: (name: string) => `Reading ${name}`,
    document: (name: string) => `${name}, pages`,
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    previousPage: 'Previous page',
    nextPage: 'Next page',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fitWidth: 'Fit width',
    loading: 'Opening the document…',
    failed: 'PDF loading failed',
    failedWhatToDo: 'Check the network or try later.',
    pageFailed: (page: number) => `Page ${page} could not be shown.`,
  },
};
