import { fieldMessages, fillMessage, PROBLEM_MESSAGES_EN, PROBLEM_MESSAGES_ZH } from '@quoin/contract';
import { cents, problemOfCommitment, PROBLEMS } from '@quoin/rules';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test.each(PROBLEMS)('%s is said in both languages with the same values', (name) => {
  expect(PROBLEM_MESSAGES_ZH[name]).toMatch(/[\u4e00-\u9fff]/);
  expect(PROBLEM_MESSAGES_ZH[name]).not.toMatch(/[\u4e00-\u9fff][,;:?!()]/);
  expect(placeholders(PROBLEM_MESSAGES_ZH[name])).toEqual(placeholders(PROBLEM_MESSAGES_EN[name]));
});

test('a sentence is filled with its values, and shows a placeholder that has none', () => {
  expect(fillMessage('From {from} to {to}', 'en', { from: 3 })).toBe('From 3 to {to}');
});

test('a commitment below the minimum is explained at its field, in the caller’s language', () => {
  const problem = problemOfCommitment('1000', cents(5_000_000)) ?? { name: 'required' };
  expect(fieldMessages({ commitment: problem }, 'en')).toEqual({
    commitment: 'Enter at least $50,000, the minimum of this product',
  });
  expect(fieldMessages({ commitment: problem }, 'zh-CN')).toEqual({
    commitment: '金额不得低于该产品的最低认购额 US$50,000',
  });
});
