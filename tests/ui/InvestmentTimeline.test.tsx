import { INVESTMENT_STATUSES } from '@quoin/rules';
import { screen, within } from '@testing-library/react';
import { InvestmentTimeline, StatusBadge } from '@quoin/ui';
import { show } from './in-quoin';

const steps = () => screen.getAllByRole('listitem');
const current = () => steps().filter((step) => step.getAttribute('aria-current') === 'step');

test('between capital calls it requests no money', () => {
  show(<InvestmentTimeline status="approved" nothingDue />);
  expect(screen.getByText(/^No payment is due now/)).toBeVisible();
  expect(screen.queryByText(/Send the funds/)).toBeNull();
});

test('a payment that is debited asks for nothing, whatever the step', () => {
  show(<InvestmentTimeline status="approved" payment="debited" />);
  expect(screen.getByText(/^We debit the amount due/)).toBeVisible();
  expect(screen.queryByText(/Send the funds/)).toBeNull();
});

test('another payment after the first is announced, but not before the funds have arrived', () => {
  const { update } = show(<InvestmentTimeline status="fund_received" payment="another" />);
  expect(current()[0]).toHaveTextContent('Another payment is due.');
  update(<InvestmentTimeline status="approved" payment="another" />);
  expect(current()[0]).toHaveTextContent('Send the funds.');
});

test('an investment under review has completed three steps and shows that no action is needed', () => {
  show(<InvestmentTimeline status="being_reviewed" />);
  expect(steps().map((step) => step.dataset.state)).toEqual([
    'done',
    'done',
    'done',
    'current',
    'next',
    'next',
  ]);
  expect(current()[0]).toHaveTextContent('Review');
  expect(current()[0]).toHaveTextContent('You don’t need to do anything.');
});

test('an application under review requires no action', () => {
  show(<InvestmentTimeline status="application_review" />);
  expect(current()[0]).toHaveTextContent('Application');
  expect(current()[0]).toHaveTextContent('We review your answers before we prepare the agreement.');
});

test('a needed signature sends the investor back to the signature', () => {
  show(<InvestmentTimeline status="re_signature_needed" />, 'zh-CN');
  const [step] = current();
  expect(step).toHaveTextContent('签署协议');
  expect(step).toHaveTextContent('需要您处理');
  expect(step).toHaveTextContent('协议需要重新签署。');
});

test('a completed step shows its date', () => {
  show(<InvestmentTimeline status="approved" dates={{ signature: '2025-05-20' }} />);
  expect(steps()[2]).toHaveTextContent('Done · May 20, 2025');
});

test('a current investment has completed every step', () => {
  show(<InvestmentTimeline status="current" />);
  expect(current()).toHaveLength(0);
  for (const step of steps()) expect(within(step).getByText('Done')).toBeVisible();
});

test.each(['canceled', 'rejected'] as const)(
  'a %s application shows this, without an open step',
  (status) => {
    show(<InvestmentTimeline status={status} />);
    expect(screen.getByText(new RegExp(`was ${status}`))).toBeVisible();
    expect(current()).toHaveLength(0);
  },
);

test('every status has messages in both languages', () => {
  const messages = (locale: 'en' | 'zh-CN') =>
    INVESTMENT_STATUSES.map((status) => {
      const { container, unmount } = show(<StatusBadge status={status} />, locale);
      const text = container.querySelector('[data-quoin="StatusBadge"]')?.textContent;
      unmount();
      return text;
    });
  expect(messages('en')).toContain('Re-signature Needed');
  expect(messages('zh-CN')).toContain('需要重新签署');
  expect(new Set([...messages('en'), ...messages('zh-CN')]).size).toBe(2 * INVESTMENT_STATUSES.length);
});
