// Private data of an investment as single items. Lists show them masked; their values are read only when staff open one.
import { APPLICATION_STEPS, type ApplicationStep, type ApplicationValues, type Signer } from '@quoin/rules';
import { asc, eq, isNull, and } from 'drizzle-orm';
import {
  bankAccountDestination,
  bankAccountsOnFile,
  openBankNumber,
  type BankAccountRow,
} from '../bank-accounts/bank-account-row';
import { getCustodian } from '../bank-accounts/paying-accounts';
import type { Executor } from '../database/database';
import { brokerageAccounts, type files, type investors } from '../database/tables';
import { brokerageAccountDestination } from '../journey/account';
import { openNumbers, readApplication, type ApplicationRow } from '../journey/apply';
import { loadDocuments } from '../journey/investors';
import { sealedPlace, type Vault } from '../security/vault';

export interface Field {
  field: string;
  value: string;
}

/** `item` appears in commands and the audit log, so it contains no personal data. */
export type PrivateItem = { item: string; masked: string } & (
  { kind: 'fields'; read: () => Field[] } | { kind: 'file'; file: typeof files.$inferSelect }
);

const HIDDEN = '****';

/** Lists answers, signers, proof documents and accounts, in this order. */
export async function privateItems(db: Executor, vault: Vault, investmentId: string): Promise<PrivateItem[]> {
  const row = await readApplication(db, investmentId);
  if (!row) return [];
  return [
    ...answerItems(row.application.values),
    ...taxNumberItems(row, vault),
    ...signerItems(row, vault),
    ...accountItems(row),
    ...(await proofItems(db, row)),
    ...(await bankItems(db, vault, row)),
    ...(await brokerageItems(db, vault, row)),
    ...custodianItems(row, vault),
  ];
}

const hidden = (item: string, value: unknown): PrivateItem => ({
  item,
  masked: HIDDEN,
  kind: 'fields',
  read: () => getFields(value),
});

/** Answers to omit: signers and files are items of their own. */
const OMITTED_ANSWERS: Partial<Record<ApplicationStep, readonly string[]>> = {
  investor_information: ['signers', 'tax_number', 'tax_number_masked'],
  amount_and_signature: ['must_read', 'bank_account_id'],
};

const answerItems = (values: ApplicationValues): PrivateItem[] =>
  APPLICATION_STEPS.filter((step) => step !== 'upload_files').flatMap((step) =>
    Object.entries(values[step])
      .filter(([name, value]) => isGiven(value) && !OMITTED_ANSWERS[step]?.includes(name))
      .map(([name, value]) => hidden(`answer:${step}.${name}`, value)),
  );

function taxNumberItems(
  { application: { values }, investment }: ApplicationRow,
  vault: Vault,
): PrivateItem[] {
  const { tax_number: sealed, tax_number_masked: masked } = values.investor_information;
  if (!sealed) return [];
  return [
    {
      item: 'answer:investor_information.tax_number',
      masked: masked ?? HIDDEN,
      kind: 'fields',
      read: () => getFields(openNumbers(values, vault, investment.id).investor_information.tax_number),
    },
  ];
}

function signerItems({ application: { values }, investment }: ApplicationRow, vault: Vault): PrivateItem[] {
  const { signers = [] } = values.investor_information;
  const openSigner = (at: number): Signer | undefined =>
    openNumbers(values, vault, investment.id).investor_information.signers?.[at];
  return signers.flatMap(({ id_number, document_number, ...signer }, index) => [
    ...Object.entries(signer)
      .filter(([name, value]) => isGiven(value) && !name.endsWith('_masked'))
      .map(([name, value]) => hidden(`signer:${index + 1}.${name}`, value)),
    ...Object.entries({ id_number, document_number }).flatMap(([name, sealed]): PrivateItem[] => {
      const number = name as 'id_number' | 'document_number'; // Object.entries loses the key type
      if (!sealed) return [];
      return [
        {
          item: `signer:${index + 1}.${number}`,
          masked: signer[`${number}_masked`] ?? HIDDEN,
          kind: 'fields',
          read: () => getFields(openSigner(index)?.[number]),
        },
      ];
    }),
  ]);
}

const accountItems = ({ account: { birthDate, phone } }: ApplicationRow): PrivateItem[] => [
  ...(birthDate === null ? [] : [hidden('account:birth_date', birthDate)]),
  ...(phone === null ? [] : [hidden('account:phone', phone)]),
];

async function proofItems(db: Executor, { investment, investor }: ApplicationRow): Promise<PrivateItem[]> {
  const rows = await loadDocuments(db, investment.accountId);
  return rows
    .filter(({ document }) => document.investorId === investor.id)
    .map(({ document: { documentType }, file }) => ({
      item: `proof:${file.id}`,
      masked: `${documentType}, ${file.contentType}`,
      kind: 'file',
      file,
    }));
}

async function bankItems(db: Executor, vault: Vault, { account }: ApplicationRow): Promise<PrivateItem[]> {
  const rows = await bankAccountsOnFile(db, account.id);
  return rows.map((row) => {
    const { name, number_masked } = bankAccountDestination(row, vault);
    return {
      item: `bank:${row.id}`,
      masked: `${name} ${number_masked}`,
      kind: 'fields',
      read: () => bankFields(row, vault),
    };
  });
}

export const bankFields = (row: BankAccountRow, vault: Vault): Field[] => [
  ...getFields({ method: row.method, ...row.details }),
  { field: 'number', value: openBankNumber(vault, row) },
];

async function brokerageItems(
  db: Executor,
  vault: Vault,
  { account }: ApplicationRow,
): Promise<PrivateItem[]> {
  const rows = await db
    .select()
    .from(brokerageAccounts)
    .where(and(eq(brokerageAccounts.accountId, account.id), isNull(brokerageAccounts.removedAt)))
    .orderBy(asc(brokerageAccounts.createdAt), asc(brokerageAccounts.id));
  return rows.map((row) => {
    const { name, number_masked } = brokerageAccountDestination(row, vault);
    return {
      item: `brokerage:${row.id}`,
      masked: `${name} ${number_masked}`,
      kind: 'fields',
      read: () => [
        ...getFields(row.details),
        { field: 'number', value: vault.open(row.number, sealedPlace('brokerage_account', row.id)) },
      ],
    };
  });
}

function custodianItems({ investor }: ApplicationRow, vault: Vault): PrivateItem[] {
  const custodian = getCustodian(investor, vault);
  if (!custodian) return [];
  return [
    {
      item: 'custodian',
      masked: `${custodian.name} ${custodian.number_masked}`,
      kind: 'fields',
      read: () => custodianFields(investor, vault),
    },
  ];
}

export const custodianFields = (
  { id, name, custodianName, custodianAccount }: typeof investors.$inferSelect,
  vault: Vault,
): Field[] => [
  { field: 'custodian', value: custodianName ?? '' },
  { field: 'account_holder', value: name },
  {
    field: 'number',
    value: custodianAccount === null ? '' : vault.open(custodianAccount, sealedPlace('investor', id)),
  },
];

const isGiven = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  (typeof value !== 'object' || Object.keys(value).length > 0);

/** The fields of an answer. An answer without parts is a single field. */
function getFields(value: unknown, field = ''): Field[] {
  if (!isGiven(value)) return [];
  if (typeof value !== 'object') return [{ field: field || 'value', value: String(value) }];
  return Object.entries(value ?? {}).flatMap(([name, part]) =>
    getFields(
      part,
      [field, Array.isArray(value) ? String(Number(name) + 1) : name].filter(Boolean).join('.'),
    ),
  );
}
