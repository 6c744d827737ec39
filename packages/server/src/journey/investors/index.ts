export { displayName } from './display-name';
export { checkUpload } from './upload-check';
export { investorsHandlers } from './handlers';
export { openInvestor } from './open-investor';
export { forgetUnfinishedUploads } from './unfinished-uploads';
