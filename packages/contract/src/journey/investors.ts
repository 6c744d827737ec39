import Type from 'typebox';
import {
  IDENTITY_PURPOSES,
  INVESTOR_DOCUMENT_TYPES,
  INVESTOR_TYPES,
  NATIONAL_ID_TYPES,
  TRANSFER_METHODS,
} from '@quoin/rules';
import type { Call } from '../call';
import { CALLS } from '../calls';
import { UPLOAD_ERRORS } from '../errors/upload-errors';
import { Done, Id, Instant, Nullable, OneOf, Text, Verbatim } from '../shapes/primitives';

export const Investor = Type.Object({
  id: Id,
  investor_type: OneOf(INVESTOR_TYPES),
  name: Type.String(),
  custodian_name: Nullable(Type.String()),
  custodian_account_masked: Nullable(Type.String()),
});

export const InvestorDocument = Type.Object({
  file_id: Id,
  investor_id: Id,
  document_type: OneOf(INVESTOR_DOCUMENT_TYPES),
  name: Type.String(),
  size: Type.Integer(),
  content_type: Type.String(),
  uploaded_at: Instant,
});

export const investors = {
  listInvestors: {
    ...CALLS.listInvestors,
    summary: 'The investors of this account, at most one of each type',
    reply: Type.Object({ items: Type.Array(Investor) }),
    errors: [],
    origin: 'spec',
  },
  createInvestor: {
    ...CALLS.createInvestor,
    summary: 'Creates the investor of a type',
    body: Type.Object(
      {
        investor_type: OneOf(INVESTOR_TYPES),
        /** Required for an IRA, not allowed for other types. */
        custodian_name: Type.Optional(Text(120)),
        account_number: Type.Optional(Text(40)),
      },
      { additionalProperties: false },
    ),
    reply: Investor,
    errors: ['one_investor_per_type', 'investor_type_by_support', 'required_information_missing'],
    origin: 'spec',
  },
  getIraCustodian: {
    ...CALLS.getIraCustodian,
    summary: 'The custodian of an IRA investor; its money comes from there, by wire',
    params: Type.Object({ investorId: Id }),
    reply: Type.Object({
      investor_id: Id,
      custodian_name: Type.String(),
      account_number_masked: Type.String(),
      methods: Type.Array(OneOf(TRANSFER_METHODS)),
    }),
    errors: ['not_authorized_action'],
    origin: 'spec',
  },
  listSalesRepresentatives: {
    ...CALLS.listSalesRepresentatives,
    summary: 'The sales representatives named in own applications, and the desk that serves everybody',
    reply: Type.Object({
      items: Type.Array(
        Type.Object({
          firm_name: Type.String(),
          representative_name: Type.String(),
          contact_email: Type.String(),
          /** Only for the operator's own sales desk. */
          phone: Nullable(Type.String()),
        }),
      ),
    }),
    errors: [],
    origin: 'spec',
  },
  checkIdentity: {
    ...CALLS.checkIdentity,
    summary: 'Gives an access code to who knows the identity number of the investor, for ten minutes',
    params: Type.Object({ investorId: Id }),
    body: Type.Object(
      {
        number_type: OneOf(NATIONAL_ID_TYPES),
        /** The last four characters of an SSN, national ID or tax ID; a passport or licence number in full. */
        number: Text(40),
        purpose: OneOf(IDENTITY_PURPOSES),
      },
      { additionalProperties: false },
    ),
    reply: Type.Object({ access_code: Type.String(), expire: Instant }),
    errors: [
      'not_authorized_action',
      'identity_number_missing',
      'user_authentication_failed',
      'identity_check_blocked',
    ],
    origin: 'ours',
  },
  listInvestorDocuments: {
    ...CALLS.listInvestorDocuments,
    summary: 'The proof documents of all investors of this account',
    reply: Type.Object({
      items: Type.Array(InvestorDocument),
      limits: Type.Object({ max_megabytes: Type.Integer() }),
    }),
    errors: [],
    origin: 'spec',
  },
  beginUpload: {
    ...CALLS.beginUpload,
    summary: 'Begins an upload; the bytes then go to `upload_url` with PUT, and the upload is confirmed',
    params: Type.Object({ investorId: Id }),
    body: Type.Object(
      {
        document_type: OneOf(INVESTOR_DOCUMENT_TYPES),
        name: Verbatim(255),
        size: Type.Integer({ minimum: 0 }),
      },
      { additionalProperties: false },
    ),
    reply: Type.Object({ file_id: Id, upload_url: Type.String(), expire: Instant }),
    errors: [
      'not_authorized_action',
      'file_exists',
      'file_type_refused',
      'file_is_image',
      'file_is_document',
      'file_is_archive',
      'file_empty',
      'file_too_large',
    ],
    origin: 'spec',
  },
  confirmUpload: {
    ...CALLS.confirmUpload,
    summary: 'Confirms that the bytes arrived: the server parses them and keeps or refuses the file',
    params: Type.Object({ investorId: Id, fileId: Id }),
    reply: InvestorDocument,
    errors: [
      'not_authorized_file',
      'file_not_received',
      'file_exists',
      'file_too_large',
      'file_infected',
      ...UPLOAD_ERRORS,
    ],
    origin: 'ours',
  },
  deleteInvestorDocument: {
    ...CALLS.deleteInvestorDocument,
    summary: 'Deletes a proof document, from every pending investment too',
    params: Type.Object({ investorId: Id, fileId: Id }),
    reply: Done,
    errors: ['not_authorized_file'],
    origin: 'spec',
  },
} as const satisfies Record<string, Call>;
