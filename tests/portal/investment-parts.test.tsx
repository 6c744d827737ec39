// The investor of an investment, its start date, and which of its documents have been read.
import type { ReplyOf } from '@quoin/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import InvestmentScreen from '../../portal/src/journey/portfolio/InvestmentScreen';
import { anInvestment } from './an-investment';
import { answerWith, errorReply } from './fake-api';
import { renderScreen } from './render-screen';

type Part = ReplyOf<'getInvestmentPart'>;

function open(investment: ReplyOf<'getInvestment'>, name: Part['type'], part?: Part) {
  answerWith(({ path }) => {
    if (path === '/v1/investments/inv-1') return { json: investment };
    return part && path.endsWith(`/${part.type}`) ? { json: part } : errorReply('not_found');
  });
  return renderScreen(InvestmentScreen, {
    path: '/my-investment/:group/:investmentId/:part',
    at: `/my-investment/${investment.group}/inv-1/${name}`,
  });
}

test('an investment through an IRA shows that, and one that has not started shows its start and duration', async () => {
  await open(
    anInvestment({
      investor: { id: 'investor-2', investor_type: 'ira', name: 'Morgan Reyes' },
      target_effective_date: '2026-12-15',
      investment_period: { count: 2, unit: 'years' },
    }),
    'all',
  );
  expect(await screen.findByText(/^Self-directed IRA ·/)).toHaveTextContent(
    'Self-directed IRA · Morgan Reyes',
  );
  const day = screen.getByText('Target effective date');
  expect(day.nextElementSibling).toHaveTextContent('December 15, 2026');
  expect(screen.getByText('Investment period').nextElementSibling).toHaveTextContent('2 years');
});

test('only documents that were never opened are marked', async () => {
  const document = {
    document_type: 'investor_statements',
    product_name: 'Keystone Income Fund',
    updated_at: '2026-07-15T15:00:00.000Z',
    size: 48_000,
  } as const;
  await open(anInvestment({ status: 'current', group: 'current' }), 'documents', {
    type: 'documents',
    items: [
      { ...document, file_id: 'file-2', name: 'Statement Q2.pdf', read: false },
      { ...document, file_id: 'file-1', name: 'Statement Q1.pdf', read: true },
    ],
    read_before_signing: [],
  });
  const readRow = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
  expect((await readRow('Statement Q2')).getByText('Unread')).toBeInTheDocument();
  expect((await readRow('Statement Q1')).queryByText('Unread')).not.toBeInTheDocument();
});

test('the versions that were read before signing are listed with their dates, and open', async () => {
  await open(anInvestment({ status: 'current', group: 'current' }), 'documents', {
    type: 'documents',
    items: [],
    read_before_signing: [
      {
        file_id: 'ppm-1',
        name: 'Private placement memorandum (PPM)',
        group: 'product_book',
        version: '2026-03',
        effective_date: '2026-03-31',
      },
    ],
  });
  expect(
    await screen.findByRole('heading', { name: 'Documents you read before signing' }),
  ).toBeInTheDocument();
  const named = 'Private placement memorandum (PPM), version 2026-03 of March 31, 2026';
  await userEvent.click(screen.getByRole('button', { name: `Open ${named}` }));
  expect(await screen.findByRole('dialog', { name: named })).toBeInTheDocument();
});
