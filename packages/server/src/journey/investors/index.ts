export { displayName, checkUpload } from './upload-check';

export { investorsHandlers } from './handlers';
export { openInvestor } from './store';
export { forgetUnfinishedUploads } from './upload-handlers';
