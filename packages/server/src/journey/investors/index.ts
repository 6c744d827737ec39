export { displayName, checkUpload } from './upload-handlers';

export { investorsHandlers } from './handlers';
export { loadDocuments, openInvestor } from './store';
export { forgetUnfinishedUploads } from './upload-handlers';
