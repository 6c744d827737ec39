import { fieldMessages, fillMessage, PROBLEM_MESSAGES_EN, PROBLEM_MESSAGES_ZH } from '@quoin/contract';
import { cents, validateCommitment, PROBLEMS, validateRedemption } from '@quoin/rules';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test.each(PROBLEMS)('%s has a message in both languages with the same values', (name) => {
  expect(PROBLEM_MESSAGES_ZH[name]).toMatch(/[\u4e00-\u9fff]/);
  expect(PROBLEM_MESSAGES_ZH[name]).not.toMatch(/[\u4e00-\u9fff][,;:?!()]/);
  expect(placeholders(PROBLEM_MESSAGES_ZH[name])).toEqual(placeholders(PROBLEM_MESSAGES_EN[name]));
});

test.each(PROBLEMS)('the message of %s fits into two lines on a phone', (name) => {
  const getLength = (text: string) => text.replaceAll(/\{\w+\}/g, 'value').length;
  expect(getLength(PROBLEM_MESSAGES_EN[name])).toBeLessThanOrEqual(88);
  expect(getLength(PROBLEM_MESSAGES_ZH[name])).toBeLessThanOrEqual(44);
});

test('a message is filled with its values and keeps a placeholder without a value', () => {
  expect(fillMessage('From {from} to {to}', 'en', { from: 3 })).toBe('From 3 to {to}');
});

test('a date is formatted in the language of the message', () => {
  const days = { from: '2026-08-03', to: '2027-08-03', dates: [] };
  const request = { type: 'full', redemption_day: '2027-08-04' } as const;
  const problems = validateRedemption(request, { available: cents(0), days });
  expect(fieldMessages(problems, 'en')).toEqual({
    redemption_day: 'Choose a day from August 3, 2026 to August 3, 2027',
  });
  expect(fieldMessages(problems, 'zh-CN')).toEqual({
    redemption_day: '请选择2026年8月3日至2027年8月3日之间的日期',
  });
});

test('a commitment below the minimum is explained at its field, in the caller’s language', () => {
  const problem = validateCommitment('1000', cents(5_000_000)) ?? { name: 'required' };
  expect(fieldMessages({ commitment: problem }, 'en')).toEqual({
    commitment: 'Enter at least $50,000, the minimum of this product',
  });
  expect(fieldMessages({ commitment: problem }, 'zh-CN')).toEqual({
    commitment: '金额不得低于该产品的最低认购额 US$50,000',
  });
});
