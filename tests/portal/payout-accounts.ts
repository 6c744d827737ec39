// Fake server for the payout account screens, which stores accounts, and a helper for the identity check.
import type { ReplyOf } from '@quoin/contract';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { aPerson, MORGAN } from './a-person';
import type { errorReply } from './fake-api';
import { answerWith, type SentRequest } from './fake-api';
import { fill } from './render-screen';

type BankAccount = ReplyOf<'listBankAccounts'>['items'][number];
type BankAccountToSign = ReplyOf<'listBankAccounts'>['to_sign'][number];
type BrokerageAccount = ReplyOf<'listBrokerageAccounts'>['items'][number];

export const HARBORLIGHT: BankAccount = {
  id: 'bank-1',
  method: 'wire',
  country: 'US',
  account_holder: 'Morgan Reyes',
  bank_name: 'Harborlight Bank',
  bank_address: '77 Vault Street, New York',
  aba_wire: '026099998',
  number_masked: '******4821',
  changed_at: '2026-08-01T12:00:00.000Z',
  held_until: null,
  paid_from: null,
  pays_only: false,
};
export const LINTEL: BrokerageAccount = {
  id: 'broker-1',
  us: true,
  legal_name: 'Morgan Reyes',
  provider: 'Lintel Brokerage',
  dtc_number: '0188',
  broker_contact_email: 'desk@lintel.example',
  number_masked: '******9902',
  changed_at: '2026-08-01T12:00:00.000Z',
};

interface Given {
  banks?: BankAccount[];
  toSign?: BankAccountToSign[];
  brokers?: BrokerageAccount[];
  /** Overrides of the signed-in user. */
  person?: Parameters<typeof aPerson>[0];
  /** Errors for the next additions or changes, used in order. */
  errorReplies?: ReturnType<typeof errorReply>[];
}

/** Has no signed agreement, so there is no identity number on file. */
export const HIS_IRA = {
  id: 'investor-0',
  investor_type: 'ira',
  name: 'Morgan Reyes IRA',
  identity_on_file: false,
} as const;

/** Stores what it receives with a masked number; bank accounts wait for a signature. */
export function serve({ banks = [], toSign = [], brokers = [], person = {}, errorReplies = [] }: Given = {}) {
  return answerWith(({ method, path, body }: SentRequest) => {
    if (path === '/v1/user/info') return { json: aPerson({ investors: [HIS_IRA, MORGAN], ...person }) };
    if (path.endsWith('/identity-check'))
      return { json: { access_code: 'code-1', expire: '2026-08-03T14:15:00.000Z' } };
    const items: object[] = path.includes('bank-accounts') ? banks : brokers;
    if (method === 'GET') return { json: { items, to_sign: toSign } };
    const refused = errorReplies.shift();
    if (refused) return refused;
    if (method === 'DELETE' || path.endsWith('/stop')) {
      items.length = 0;
      return { json: { done: true } };
    }
    const kept = { ...HARBORLIGHT, ...(body as object), id: 'new', number_masked: '******0042' }; // as in the contract
    if (items === banks) return { json: { ...kept, envelope_id: 'envelope-9', status: 'preparing' } };
    items.splice(0, method === 'PUT' ? 1 : 0, kept);
    return { json: kept };
  });
}

export const press = async (person: UserEvent, name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }));
export const textbox = (name: RegExp) => screen.getByRole('textbox', { name });
export const describes = (field: HTMLElement, message: string | RegExp) =>
  waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringMatching(message)));
export const change = (sent: SentRequest[]) => sent.find(({ method }) => method === 'PUT');
export const removed = (sent: SentRequest[]) => sent.find(({ method }) => method === 'DELETE');
export const added = (sent: SentRequest[]) =>
  sent.find(({ method, path }) => method === 'POST' && path.startsWith('/v1/user/'));

export async function proveIdentity(person: UserEvent) {
  const dialog = await screen.findByRole('dialog', { name: 'Confirm your identity' });
  await fill(person, within(dialog).getByLabelText(/Last 4 digits/), '6789');
  await person.click(within(dialog).getByRole('button', { name: 'Confirm identity' }));
}
