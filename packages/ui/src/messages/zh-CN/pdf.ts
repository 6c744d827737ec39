import type * as shape from '../en/pdf';

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
    search: '在文件中查找',
    searchLabel: '要查找的文字',
    closeSearch: '关闭查找',
    nextHit: '下一处',
    previousHit: '上一处',
    searching: '正在查找…',
    noHits: '没有找到',
    hit: (place, hits) => `${place} / ${hits}`,
    hitOnPage: (place, hits, page) => `第 ${place} 处，共 ${hits} 处，在第 ${page} 页`,
  },
};
