import type { Language } from '@quoin/rules';

/** What the shape of a field can demand. What a value must mean is the business of the rules' problems. */
export type Demand =
  | 'required'
  | 'unknown'
  | 'too_long'
  | 'not_a_choice'
  | 'too_small'
  | 'too_large'
  | 'wrong_kind'
  | 'not_json';

export const VALIDATION_MESSAGES: Record<Language, Record<Demand, string>> = {
  en: {
    required: 'This field is required',
    unknown: 'This field is not known here',
    too_long: 'Use at most {limit} characters',
    not_a_choice: 'Choose one of the offered values',
    too_small: 'Give at least {limit}',
    too_large: 'Give at most {limit}',
    wrong_kind: 'This value is not in the right format',
    not_json: 'Send the body as JSON (Content-Type: application/json)',
  },
  'zh-CN': {
    required: '此项为必填项',
    unknown: '此处没有该字段',
    too_long: '最多 {limit} 个字符',
    not_a_choice: '请从可选值中选择',
    too_small: '不得小于 {limit}',
    too_large: '不得大于 {limit}',
    wrong_kind: '格式不正确',
    not_json: '请以 JSON 格式发送请求内容（Content-Type: application/json）',
  },
};
