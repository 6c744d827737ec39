// The command line translates what corrects an error to commands and options that exist.
import { commands } from '../../packages/server/src/ops/commands';
import { toMessage } from '../../packages/server/src/ops/operation/failure-message';
import {
  type Confirmation,
  type RemedyAct,
  type StaffArgument,
  StaffError,
  staffText,
} from '../../packages/server/src/shared/staff-error';

const program = commands(
  () => Promise.reject(new Error('no command runs')),
  () => Promise.resolve(),
);
const verbs = [...program.commands, ...program.commands.flatMap((noun) => noun.commands)];
const names = verbs.map(
  (verb) => `${verb.parent === program ? '' : `${verb.parent?.name()} `}${verb.name()}`,
);
const options = new Set(verbs.flatMap((verb) => verb.options.map(({ long }) => long)));

const ARGUMENTS = {
  companyId: '--company-id',
  date: '--date',
  note: '--note',
  period: '--period',
  reason: '--reason',
  reference: '--reference',
  title: '--title',
  why: '--why',
} satisfies Record<StaffArgument, string>;

const CONFIRMATIONS = {
  again: '--again',
  includeHeld: '--include-held',
  largeChange: '--large-change',
  shared: '--shared',
} satisfies Record<Confirmation, string>;

const ACTS = {
  'approvals.reject': { act: 'approvals.reject', id: '1' },
  'calls.cancel': { act: 'calls.cancel', id: '1' },
  'calls.fund': { act: 'calls.fund', id: '1' },
  'calls.import': { act: 'calls.import' },
  'documents.post': { act: 'documents.post' },
  'escrow.set': { act: 'escrow.set', productId: '1' },
  'payouts.list': { act: 'payouts.list', productId: '1' },
  'payouts.pay': { act: 'payouts.pay' },
  'payouts.unpay': { act: 'payouts.unpay', id: '1', afterAudit: true },
  'product_documents.import': { act: 'product_documents.import' },
  'redemptions.reverse': { act: 'redemptions.reverse', id: '1' },
  'referrals.reverse': { act: 'referrals.reverse' },
  sign_in: { act: 'sign_in' },
  'staff.add': { act: 'staff.add', role: 'treasurer' },
  'transactions.reverse': { act: 'transactions.reverse', id: '1' },
  'valuations.record': { act: 'valuations.record', productId: '1', date: '2026-06-05' },
} satisfies Record<RemedyAct['act'], RemedyAct>;

test.each(Object.entries(ARGUMENTS))('a missing %s names an option', (argument, option) => {
  const give = argument as StaffArgument; // a key of the table
  const failure = new StaffError('It is missing.', { remedy: { give } });
  expect(toMessage(failure)).toBe(`It is missing. Give it with ${option}.`);
  expect(options).toContain(option);
});

test.each(Object.entries(CONFIRMATIONS))('something unusual is confirmed with %s', (name, option) => {
  const confirm = name as Confirmation; // a key of the table
  const failure = new StaffError('It is unusual.', { remedy: { confirm } });
  expect(toMessage(failure)).toMatch(new RegExp(`^It is unusual\\. [A-Z].*, add ${option}\\.$`));
  expect(options).toContain(option);
});

test.each(Object.values<RemedyAct>(ACTS))('the act $act is a command with its options', (remedy) => {
  const [, command = ''] =
    /^First\. Use "([^"]+)"\.$/.exec(toMessage(new StaffError('First.', { remedy }))) ?? [];
  const name = names.findLast((one) => command === one || command.startsWith(`${one} `));
  const verb = verbs[names.indexOf(name ?? '')];
  const given = [...command.matchAll(/--[a-z-]+/g)].map(([option]) => option);
  expect(verb?.options.map(({ long }) => long)).toEqual(expect.arrayContaining(given));
});

test('a message without a remedy stays as it is, and a text is trimmed', () => {
  expect(toMessage(new StaffError('It is over.'))).toBe('It is over.');
  expect(staffText(' Support case 12 ', 'reason')).toBe('Support case 12');
  expect(() => staffText(' ', 'reference')).toThrow('A reference is required.');
  for (const reference of ['1.23E+15', '1,23457E+17', '5e+11'])
    expect(() => staffText(reference, 'reference')).toThrow(
      `The reference ${reference} is a number that a spreadsheet has shortened.`,
    );
  for (const reference of ['00123', '1E15', 'SERIE+15', '1.23E+150 A'])
    expect(staffText(reference, 'reference')).toBe(reference);
});
