import type * as shape from '../en/controls';

export const controls: typeof shape = {
  Field: { required: '（必填）', optional: '（选填）' },
  Button: { busy: '处理中' },
  TextArea: { left: (characters) => `还可输入 ${characters} 字` },
  Select: { choose: '请选择' },
  SearchField: { clear: '清空搜索内容' },
  Pagination: {
    label: '分页',
    previous: '上一页',
    next: '下一页',
    place: (page, pageCount) => `第 ${page} 页，共 ${pageCount} 页`,
  },
  ComboBox: {
    choose: '请选择或输入',
    options: '选项',
    found: (options) => `共 ${options} 项结果`,
    none: (typed) => `没有与“${typed}”相符的选项`,
    unlisted: '请从列表中选择',
  },
  CheckboxGroup: {
    or: '或',
    cleared: (others) => `已取消其他 ${others} 项`,
  },
  Breadcrumbs: { label: '当前位置' },
};
