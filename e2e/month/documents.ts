// Documents of investors: one published to the wrong person, the quarterly statements, and the K-1s of the year.
import { expect } from '@playwright/test';
import { readPdfText } from '../journey/support/downloads';
import { onePagePdf } from '../journey/support/sample-documents';
import { fileIn, INCOME, PRICES } from './funds';
import { toDollars } from './ledger';
import { getId, Month, type Position } from './month';

export async function withdrawMisplacedDocument(month: Month): Promise<void> {
  await month.getMorning('2026-12-23');
  const { naomi, ines } = month;
  const [wrong, right] = [month.cast('wrongReader'), month.cast('rightReader')];
  const file = fileIn('letters', 'letter.pdf', onePagePdf(`Letter to ${right.investor.person.investorName}`));
  const letter = ['--file', file, '--type', 'notices_and_requests'];
  const { documents } = await naomi.run('documents', 'post', getId(wrong), ...letter);
  const [posted] = documents;
  await month.signIn([wrong, right]);
  expect(await readPdfText(await wrong.investor.download(posted.id))).toContain('Letterto');
  await month.expectMails(Month.readers([wrong], 'You have a new document', '您的账户有一份新文件'));

  const reason = 'It was meant for another investor';
  const { opened } = await naomi.run('documents', 'withdraw', posted.id, '--reason', reason);
  expect(opened).toMatchObject([{ account: wrong.investor.person.email }]);
  expect(await ines.run('documents', 'show', posted.id)).toMatchObject({ reason, investment: getId(wrong) });
  await expect(wrong.investor.download(posted.id)).rejects.toThrow('403');
  await naomi.run('documents', 'post', getId(right), ...letter);
  await expect(wrong.investor.download(posted.id)).rejects.toThrow('403');
  await month.expectMails({
    ...Month.readers([wrong], 'A document was withdrawn', '一份文件已撤回'),
    ...Month.readers([right], 'You have a new document', '您的账户有一份新文件'),
  });
}

/** For every investor who held units in the quarter, including those who redeemed all of them. */
export async function issueStatements(month: Month): Promise<void> {
  const held = month.positions.filter(({ holding: { status } }) => status === 'current' || status === 'past');
  const { issued } = await month.naomi.type('statements', 'issue', '--to', '2026-12-31');
  expect(issued).toBe(held.length);
  await month.expectMails(Month.readers(held, 'You have a new document', '您的账户有一份新文件'));
  for (const role of ['redeemsPart', 'redeemsAll', 'partialWire'] as const)
    await expectStatement(month.cast(role));
}

/** Expects a statement with the figures of the test's ledger. @returns its text */
async function expectStatement({ investor, holding }: Position): Promise<string> {
  const query = { document_type: 'investor_statements', page: '1', page_size: '10' };
  const { items } = await investor.call('listDocuments', { query });
  expect(items).toHaveLength(1);
  const text = await readPdfText(await investor.download(items[0]?.file_id ?? ''));
  const worth = holding.worth(PRICES['2026-12-31'][holding.fund]);
  for (const amount of [holding.received, holding.distributed, holding.redeemed, holding.feesPaid, worth])
    expect(text).toContain(grouped(toDollars(amount)));
  return text;
}

const grouped = (dollars: string): string => `$${dollars.replaceAll(/\B(?=(\d{3})+\.)/g, ',')}`;

export async function reissueStatement(month: Month): Promise<void> {
  const one = month.cast('corrected');
  const reason = 'A distribution was corrected';
  await month.naomi.run('statements', 'reissue', getId(one), '--to', '2026-12-31', '--reason', reason);
  await month.expectMails(Month.readers([one], 'A document was replaced', '一份文件已更换'));
  await expectStatement(one);
}

export async function postTaxForms(month: Month): Promise<void> {
  await month.getMorning('2027-03-15');
  const { naomi } = month;
  const held = month.positions.filter(({ holding: { status } }) => status === 'current' || status === 'past');
  const lines = held.map(({ investor: { person } }) => {
    const file = `k1-${person.place}.pdf`;
    // Two investors may have the same name, but never the same form.
    fileIn('k1', file, onePagePdf(`Schedule K-1 of ${person.investorName}, partner ${person.place}`));
    return [file, person.email, person.fund, 'tax_documents', '2026-12-31'].join(',');
  });
  const manifest = fileIn('k1', 'k1.csv', ['file,email,product_id,type,period', ...lines].join('\n'));
  expect((await naomi.type('documents', 'import', manifest, '--dry-run')).posted).toBe(held.length);
  expect((await naomi.type('documents', 'import', manifest)).posted).toBe(held.length);
  expect(await naomi.fails('documents', 'import', manifest)).toContain('already has this file');
  await month.expectMails(Month.readers(held, 'You have a new document', '您的账户有一份新文件'));
  const reader = month.cast('redeemsAll');
  await month.signIn([reader]);
  const query = { document_type: 'tax_documents', page: '1', page_size: '10', product_id: INCOME };
  const { items } = await reader.investor.call('listDocuments', { query });
  const text = await readPdfText(await reader.investor.download(items[0]?.file_id ?? ''));
  expect(text).toContain(`ScheduleK-1of${reader.investor.person.investorName.replace(' ', '')}`);
}
