// Account statement: a PDF of all investments as of a day, created on request and stored.
import { cents } from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { todayInNewYork } from '../../shared/clock';
import { accounts, files } from '../../database/tables';
import type { Handler } from '../../http/handler';
import { ApiError } from '../../shared/errors';
import { getFigures } from '../../ledger/figures';
import { loadHoldings, type Holding } from '../../ledger/holdings';
import {
  renderDocument,
  STATEMENT_TITLE,
  statementDocument,
  type RenderedDocument,
  type StatementFacts,
} from '../../pdf';
import type { Services } from '../../services';
import { fileDigest, keyFor, storePdf } from '../documents';
import { asOfDates } from './investment-reply';

/** As of a day from the first valuation to today; defaults to the last valuation day. */
export const getAccountStatement: Handler<'getAccountStatement'> = async ({ query, signedIn }, services) => {
  const { clock, db } = services;
  const { accountId } = signedIn;
  const today = todayInNewYork(clock);
  const holdings = await loadHoldings(db, accountId);
  const days = asOfDates(holdings, today);
  const [newest, oldest] = [days[0], days.at(-1)];
  const asOf = query.date ?? newest;
  if (!asOf || !oldest || asOf < oldest || asOf > today) throw new ApiError('nothing_to_state');
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new ApiError('not_signed_in');
  const language = account.preferredLanguage;
  const document = await renderDocument(
    statementDocument({
      language,
      asOf,
      reference: accountId,
      holderName: `${account.firstName} ${account.lastName}`,
      ...getStatementParts(holdings, asOf, language),
    }),
  );
  const file = await storeOnce(services, accountId, `${STATEMENT_TITLE[language]} ${asOf}.pdf`, document);
  return {
    ...(await keyFor(services, file, signedIn)),
    file_id: file.id,
    as_of_date: asOf,
    pages: document.pages,
  };
};

function getStatementParts(
  holdings: readonly Holding[],
  asOf: string,
  language: StatementFacts['language'],
): Pick<StatementFacts, 'holdings' | 'movements'> {
  const held = holdings
    .map((holding) => ({ ...holding, figures: getFigures(holding, asOf) }))
    .filter(({ investment: { effectiveDate }, figures }) => {
      // Includes money that waits for its effective date.
      return (effectiveDate !== null && effectiveDate <= asOf) || figures.contribution !== 0;
    });
  const newYear = `${asOf.slice(0, 4)}-01-01`;
  const movements = held.flatMap(({ product, transactions }) =>
    transactions
      .filter(({ date, amount }) => date >= newYear && date <= asOf && amount !== 0)
      .map(({ date, transactionType, amount, reversesId }) => ({
        date,
        product: product.name[language],
        type: transactionType,
        isReversal: reversesId !== null,
        amount: cents(amount),
      })),
  );
  return {
    holdings: held.map(({ product, investor, figures }) => ({
      product: product.name[language],
      investor: investor.name,
      units: figures.units,
      unitPrice: figures.unitPrice,
      contribution: figures.contribution,
      dividends: figures.dividends,
      withdrawn: figures.withdrawn,
      fees: figures.fees,
      nav: figures.nav,
      netGainLoss: figures.net_gain_loss,
      rateOfReturn: figures.rate_of_return,
    })),
    movements: movements.sort((one, other) => one.date.localeCompare(other.date)),
  };
}

/** Reuses the file of an equal statement. */
async function storeOnce(
  services: Services,
  accountId: string,
  name: string,
  { bytes, pages }: RenderedDocument,
) {
  const same = and(eq(files.accountId, accountId), eq(files.sha256, fileDigest(bytes)));
  const [found] = await services.db.select().from(files).where(same);
  if (found) return found;
  const id = await storePdf(services, services.db, { accountId, name, bytes, pages });
  const [stored] = await services.db.select().from(files).where(eq(files.id, id));
  if (!stored) throw new Error('a file that was just stored is missing');
  return stored;
}
