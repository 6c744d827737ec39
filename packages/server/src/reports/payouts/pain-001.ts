// File of wires: a customer credit transfer initiation of ISO 20022, pain.001.001.09. The schema defines the order of
// elements.
import {
  addCents,
  type BankAccount,
  bankAccountParts,
  type Cents,
  isIban,
  moneyToWire,
  normaliseIban,
} from '@quoin/rules';
import { create } from 'xmlbuilder2';
import { bankText } from './bank-text';

export type BankDetails = Omit<BankAccount, 'account_number' | 'iban'>;

export interface Wire {
  /** Id of the payout, at most 35 characters. */
  id: string;
  amount: Cents;
  holder: string;
  /** Country of residence. */
  country: string;
  details: BankDetails;
  /** Account number or IBAN. */
  number: string;
  /** Remittance text. */
  text: string;
}

export interface WireFile {
  /** At most 35 characters. */
  id: string;
  /** ISO 8601 with an offset. */
  made: string;
  /** YYYY-MM-DD */
  execution: string;
  payer: { name: string; details: BankDetails; number: string };
  wires: readonly Wire[];
}

export function painFile({ id, made, execution, payer, wires }: WireFile): string {
  const sums = {
    NbOfTxs: wires.length,
    CtrlSum: moneyToWire(addCents(...wires.map(({ amount }) => amount))),
  };
  return create({ version: '1.0', encoding: 'UTF-8' })
    .ele('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09', 'Document')
    .ele({
      CstmrCdtTrfInitn: {
        GrpHdr: { MsgId: id, CreDtTm: made, ...sums, InitgPty: { Nm: bankText(payer.name, 70) } },
        PmtInf: {
          PmtInfId: id,
          PmtMtd: 'TRF',
          ...sums,
          ReqdExctnDt: { Dt: execution },
          Dbtr: { Nm: bankText(payer.name, 70) },
          DbtrAcct: { Id: accountId(payer) },
          DbtrAgt: { FinInstnId: bankId(payer.details) },
          ChrgBr: 'SHAR',
          CdtTrfTxInf: wires.map(transfer),
        },
      },
    })
    .end({ prettyPrint: true });
}

const transfer = ({ id, amount, holder, country, details, number, text }: Wire) => ({
  PmtId: { InstrId: id, EndToEndId: id },
  Amt: { InstdAmt: { '@Ccy': 'USD', '#': moneyToWire(amount) } },
  ...(details.intermediary_name && {
    IntrmyAgt1: {
      FinInstnId: bankId({
        country: 'US',
        bank_name: details.intermediary_name,
        aba_wire: details.intermediary_aba,
        swift: details.intermediary_swift,
      }),
    },
  }),
  CdtrAgt: { FinInstnId: bankId(details) },
  Cdtr: { Nm: bankText(holder, 70), PstlAdr: { Ctry: country } },
  CdtrAcct: { Id: accountId({ details, number }) },
  RmtInf: {
    Ustrd: bankText([text, details.reference, details.further_credit_to].filter(Boolean).join(' / '), 140),
  },
});

/** Identifies a bank by its BIC, and a bank in the US also by its routing number. */
const bankId = ({ swift, aba_wire, bank_name = '', country }: BankDetails) => ({
  ...(swift && { BICFI: swift }),
  ...(aba_wire && { ClrSysMmbId: { ClrSysId: { Cd: 'USABA' }, MmbId: aba_wire } }),
  Nm: bankText(bank_name, 70),
  ...(country && { PstlAdr: { Ctry: country } }),
});

/** Accounts of countries that introduced the IBAN later may be stored with another number. */
const accountId = ({ details, number }: Pick<Wire, 'details' | 'number'>) =>
  bankAccountParts('wire', details.country).includes('iban') && isIban(number)
    ? { IBAN: normaliseIban(number) }
    : { Othr: { Id: number } };
