import type * as shape from '../en/file-upload';

export const fileUpload: typeof shape = {
  FileUpload: {
    choose: '选择文件',
    chooseMore: '继续添加文件',
    dropHere: '请将文件放在此处',
    orDrop: '或将文件拖到此处',
    accepts: (formats, megabytes) => `支持 ${formats.join('、')}，每个不超过 ${megabytes}\u00a0MB`,
    files: (label) => `文件：${label}`,
    uploading: '正在上传',
    uploadingNamed: (name) => `正在上传 ${name}`,
    stored: '已上传',
    failed: '未能上传',
    cancel: (name) => `取消上传 ${name}`,
    retry: (name) => `重新上传 ${name}`,
    remove: (name) => `从列表中移除 ${name}`,
    open: (name) => `打开 ${name}`,
    delete: (name) => `删除 ${name}`,
    nowStored: (name) => `${name} 已上传`,
    nowFailed: (name) => `${name} 未能上传`,
    deleteTitle: (name) => `要删除“${name}”吗？`,
    deleteWarning: '您其他待处理的投资如果也使用此文件，会一并移除。删除后无法恢复。',
    deleteConfirm: '删除文件',
    deleteKeep: '保留文件',
    refused: {
      type: (name) => `${name}：请上传 PDF 或图片文件。`,
      image: (name) => `${name}：请选择正确的图片文件。`,
      size: (name, megabytes) => `${name} 超过 ${megabytes} MB，请上传较小的文件。`,
      empty: (name) => `${name} 是空文件，请检查后重新上传。`,
      exists: (name) => `${name}：文件已存在。请重命名，或先删除列表中的同名文件。`,
    },
    unsupported: {
      image: (name, format) => `${name}：不支持 ${format} 图片，请另存为 JPEG 或 PNG 后上传。`,
      document: (name, format) => `${name}：不支持 ${format} 文件，请另存为 PDF 后上传。`,
      archive: (name, format) => `${name}：不支持 ${format} 压缩文件，请解压后逐个上传。`,
    },
  },
};
