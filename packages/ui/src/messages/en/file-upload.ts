export const FileUpload = {
  choose: 'Choose a file',
  chooseMore: 'Choose another file',
  dropHere: 'Drop the files here',
  orDrop: 'or drop it here',
  accepts: (formats: readonly string[], megabytes: number) =>
    `${formats.join(', ')}, up to ${megabytes}\u00a0MB each`,
  files: (label: string) => `Files: ${label}`,
  uploading: 'Uploading',
  uploadingNamed: (name: string) => `Uploading ${name}`,
  stored: 'Uploaded',
  failed: 'Not uploaded',
  cancel: (name: string) => `Cancel the upload of ${name}`,
  retry: (name: string) => `Try ${name} again`,
  remove: (name: string) => `Remove ${name} from the list`,
  open: (name: string) => `Open ${name}`,
  delete: (name: string) => `Delete ${name}`,
  nowStored: (name: string) => `${name} is uploaded`,
  nowFailed: (name: string) => `${name} was not uploaded`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteWarning:
    'The file is also removed from your other pending investments that use it. This cannot be undone.',
  deleteConfirm: 'Delete file',
  deleteKeep: 'Keep file',
  refused: {
    type: (name: string) => `${name}: Please upload a pdf or image file.`,
    image: (name: string) => `${name}: Please pick the right image file.`,
    size: (name: string, megabytes: number) =>
      `${name} is larger than ${megabytes} MB. Upload a smaller file.`,
    empty: (name: string) => `${name} is empty. Check the file and upload it again.`,
    exists: (name: string) => `${name}: File already exists. Rename it, or delete the one in the list first.`,
  },
  unsupported: {
    image: (name: string, format: string) =>
      `${name}: ${format} images are not supported. Save the image as JPEG or PNG and upload that.`,
    document: (name: string, format: string) =>
      `${name}: ${format} files are not supported. Save the document as PDF and upload that.`,
    archive: (name: string, format: string) =>
      `${name}: ${format} archives are not supported. Unpack it and upload the files one by one.`,
  },
};
