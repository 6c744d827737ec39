import type { flow as shape } from '../en/flow';

export const flow: typeof shape = {
  Dialog: { close: '关闭' },
  ConfirmDialog: { cancel: '取消' },
  LeavePageDialog: {
    title: '要离开此页吗？',
    unsaved: '您有尚未保存的修改。',
    incomplete: '还有必填项未填写。您可以先保存，之后再补充。',
    saveAndLeave: '保存并离开',
    leave: '不保存，直接离开',
    stay: '留在此页',
  },
  Stepper: {
    steps: '步骤',
    position: (step, of) => `第 ${step} 步，共 ${of} 步`,
    incomplete: '未完成',
    complete: '已完成',
    errors: (count) => `${count} 项需要更正`,
  },
};
