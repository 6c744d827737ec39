// The paper of an envelope, as it is read and signed, made of what the envelope is about.
import { cents, parseMoney, type EnvelopeKind, type Language } from '@quoin/rules';
import type { Executor } from '../../database/database';
import type { EnvelopeSubject } from '../../database/tables/envelope-subjects';
import { agreementPaper, forReader, instructionPaper, type Paper } from '../../pdf';
import { maskNumbers, readApplication } from '../apply';
import { investorName, subjectOf, type EnvelopeContext } from './envelope-context';
import type { Signing } from './signers';
import type { EnvelopeRow } from './store';

interface Making extends Signing {
  db: Executor;
  context: EnvelopeContext;
  /** Of its making, YYYY-MM-DD in New York. */
  date: string;
}

interface InLanguage extends Making {
  language: Language;
}

type MakePaper<K extends EnvelopeKind> = (
  making: InLanguage,
  subject: EnvelopeSubject<K>,
) => Paper | Promise<Paper>;

const PAPERS: { [K in EnvelopeKind]: MakePaper<K> } = {
  subscription_agreement: async ({ db, envelope, signers, date, language }, { investmentId, payer }) => {
    const row = await readApplication(db, investmentId);
    if (!row) throw new Error('an agreement without its application');
    const { investment, application, investor, product } = row;
    const { commitment } = application.values.amount_and_signature;
    return agreementPaper({
      language,
      date,
      documentId: envelope.id,
      investorType: investor.investorType,
      custodianName: investor.custodianName,
      usPerson: investment.usPerson,
      commitment: parseMoney(commitment ?? '') ?? cents(0),
      product,
      values: maskNumbers(application.values),
      payer,
      signers: signers.map(({ name }) => name),
    });
  },
  ach_authorization: (making, { kind, amount, account }) =>
    instructionPaper({ ...addressed(making), kind, amount: cents(amount), account }),
  distribution_instruction: (making, { kind, delivery, account }) =>
    instructionPaper({ ...addressed(making), kind, delivery, account }),
  bank_account_change: (making, { kind, change, method, account, details }) =>
    instructionPaper({
      ...addressed(making),
      kind,
      change,
      method,
      account,
      holder: details.account_holder ?? '',
    }),
};

/** In the language that it is read in; beside another one than English stands the English text. */
export function envelopePaper(making: Making): Promise<Paper> {
  const subject = subjectOf(making.envelope);
  return forReader(making.envelope.language, (language) =>
    make(subject.kind, { ...making, language }, subject),
  );
}

const make = <K extends EnvelopeKind>(kind: K, making: InLanguage, subject: EnvelopeSubject<K>) =>
  PAPERS[kind](making, subject);

const addressed = ({ envelope, context, date, language }: InLanguage) => ({
  language,
  date,
  investorName: investorName(context),
  productName: aboutOf(envelope, context, language),
  reference: envelope.id,
});

/** The product, or the bank account where the envelope is about no investment. */
export function aboutOf(
  envelope: EnvelopeRow,
  { product }: EnvelopeContext,
  language: Language = envelope.language,
): string {
  if (product) return product.name[language];
  const { subject } = envelope;
  return subject?.kind === 'bank_account_change'
    ? `${subject.account.name} ${subject.account.number_masked}`
    : '';
}
