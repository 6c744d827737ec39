export { displayName, checkUpload } from './upload-check';

export { investorsHandlers } from './handlers';
export { documentsOf, openInvestor } from './store';
export { forgetUnfinishedUploads } from './upload-handlers';
