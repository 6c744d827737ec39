// The paper of an envelope, as it is read and signed, made of what the envelope is about.
import { cents, parseMoney, type EnvelopeKind } from '@quoin/rules';
import { todayInNewYork, type Clock } from '../../clock';
import type { Executor } from '../../database/database';
import type { EnvelopeSubject } from '../../database/tables/envelope-subjects';
import { agreementPaper, renderInstruction, renderPaper, type RenderedPaper } from '../../paper';
import { maskNumbers, readApplication } from '../apply';
import { investorName, subjectOf, type EnvelopeContext } from './envelope-context';
import type { EnvelopeRow } from './store';

interface Making {
  db: Executor;
  envelope: EnvelopeRow;
  context: EnvelopeContext;
  /** YYYY-MM-DD */
  date: string;
}

type MakePaper<K extends EnvelopeKind> = (
  making: Making,
  subject: EnvelopeSubject<K>,
) => Promise<RenderedPaper>;

const PAPERS: { [K in EnvelopeKind]: MakePaper<K> } = {
  subscription_agreement: async ({ db, envelope, date }, { investmentId }) => {
    const row = await readApplication(db, investmentId);
    if (!row) throw new Error('an agreement without its application');
    const { investment, application, investor, product } = row;
    const { commitment } = application.values.amount_and_signature;
    return renderPaper(
      agreementPaper({
        language: envelope.language,
        date,
        documentId: envelope.id,
        investorType: investor.investorType,
        custodianName: investor.custodianName,
        usPerson: investment.usPerson,
        commitment: parseMoney(commitment ?? '') ?? cents(0),
        product,
        values: maskNumbers(application.values),
      }),
    );
  },
  ach_authorization: (making, { kind, amount, account }) =>
    renderInstruction({ ...addressed(making), kind, amount: cents(amount), account }),
  distribution_instruction: (making, { kind, delivery, account }) =>
    renderInstruction({ ...addressed(making), kind, delivery, account }),
  bank_account_change: (making, { kind, change, method, account, details }) =>
    renderInstruction({
      ...addressed(making),
      kind,
      change,
      method,
      account,
      holder: details.account_holder ?? '',
    }),
};

export function envelopePaper(
  db: Executor,
  clock: Clock,
  envelope: EnvelopeRow,
  context: EnvelopeContext,
): Promise<RenderedPaper> {
  const subject = subjectOf(envelope);
  return make(subject.kind, { db, envelope, context, date: todayInNewYork(clock) }, subject);
}

const make = <K extends EnvelopeKind>(kind: K, making: Making, subject: EnvelopeSubject<K>) =>
  PAPERS[kind](making, subject);

const addressed = ({ envelope, context, date }: Making) => ({
  language: envelope.language,
  date,
  investorName: investorName(context),
  productName: aboutOf(envelope, context),
  reference: envelope.id,
});

/** The product, or the bank account where the envelope is about no investment. */
export function aboutOf(envelope: EnvelopeRow, { product }: EnvelopeContext): string {
  if (product) return product.name[envelope.language];
  const { subject } = envelope;
  return subject?.kind === 'bank_account_change'
    ? `${subject.account.name} ${subject.account.number_masked}`
    : '';
}
