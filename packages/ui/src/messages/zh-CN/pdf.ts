import type { pdf as shape } from '../en/pdf';

export const pdf: typeof shape = {
  PdfReader: {
    toolbar: (name) => `正在阅读：${name}`,
    document: (name) => `${name}，正文`,
    page: (page, pages) => `第 ${page} 页，共 ${pages} 页`,
    previousPage: '上一页',
    nextPage: '下一页',
    zoomIn: '放大',
    zoomOut: '缩小',
    fitWidth: '适合宽度',
    loading: '正在打开文件…',
    failed: 'PDF 加载失败',
    failedWhatToDo: '请检查网络，或稍后再试。',
    pageFailed: (page) => `第 ${page} 页无法显示。`,
  },
};
