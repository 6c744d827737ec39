import { MAX_NAME_LENGTH } from '@quoin/rules';
import Type from 'typebox';
import type { Schemas } from '../call';
import { UPLOAD_ERRORS } from '../errors/upload-errors';
import {
  Component,
  Count,
  withRole,
  Done,
  Id,
  Instant,
  Label,
  Nullable,
  Part,
  Strict,
  Text,
  Verbatim,
} from '../shapes/primitives';
import {
  IdentityPurpose,
  InvestorDocumentType,
  InvestorType,
  NationalIdType,
  RemovedPart,
  TransferMethod,
} from '../shapes/terms';

export const Investor = Component(
  'Investor',
  'Who invests through the account. It has at most one of each type.',
  {
    id: Id,
    investor_type: InvestorType,
    name: Label('The name from the application, or of the account before one.'),
    custodian_name: Nullable(Type.String(), 'The custodian of an IRA. Null for other types.'),
    custodian_account_masked: Nullable(
      Type.String(),
      'The account number at the custodian, masked. Null for other types.',
    ),
  },
);

export const InvestorDocument = Component(
  'InvestorDocument',
  'A document that the investor uploaded as a proof.',
  {
    file_id: withRole(Id, 'The file.'),
    investor_id: withRole(Id, 'The investor.'),
    document_type: InvestorDocumentType,
    name: Label('The file name.'),
    size: Count('The size in bytes.'),
    content_type: Label('The media type: PDF, JPEG or PNG.'),
    uploaded_at: withRole(Instant, 'The time of the upload.'),
    removed_parts: Type.Array(RemovedPart, {
      description: 'What the server removed from the file before it stored it. Usually empty.',
    }),
  },
);

/** The number of an identity check. */
export const identityNumber = {
  number_type: NationalIdType,
  number: Text(
    40,
    'The last four characters of an SSN, national ID or tax ID. A passport or licence number in full. Never stored or logged.',
  ),
};

const ofInvestor = { params: Type.Object({ investorId: withRole(Id, 'The investor.') }) };
const ofDocument = {
  params: Type.Object({
    investorId: withRole(Id, 'The investor.'),
    fileId: withRole(Id, 'The file, from `beginUpload` or the list.'),
  }),
};

export const investors = {
  listInvestors: {
    summary: 'List investors',
    description: 'The investors of this account, at most one of each type.',
    reply: Type.Object({ items: Type.Array(Investor, { description: 'All investors.' }) }),
    origin: 'spec',
  },
  createInvestor: {
    summary: 'Create an investor',
    description:
      'Creates the individual or the IRA of the account. Support sets up joint owners, entities and trusts.',
    body: Strict({
      investor_type: InvestorType,
      custodian_name: Type.Optional(
        Text(MAX_NAME_LENGTH, 'The custodian. Required for an IRA, not allowed for other types.'),
      ),
      account_number: Type.Optional(
        Text(40, 'The account number at the custodian. Required for an IRA, not allowed for other types.'),
      ),
    }),
    reply: Investor,
    errors: ['one_investor_per_type', 'investor_type_by_support', 'required_information_missing'],
    origin: 'spec',
  },
  getIraCustodian: {
    ...ofInvestor,
    summary: 'Get the custodian of an IRA',
    description: 'The custodian holds the assets of the IRA and pays by wire.',
    reply: Type.Object({
      investor_id: withRole(Id, 'The investor.'),
      custodian_name: Label('The name of the custodian.'),
      account_number_masked: Label('The account number at the custodian, masked.'),
      methods: Type.Array(TransferMethod, { description: 'How the custodian can pay.' }),
    }),
    errors: ['not_authorized_action'],
    origin: 'spec',
  },
  listSalesRepresentatives: {
    summary: 'List sales representatives',
    description: 'The representatives named in this account’s applications, and the operator’s sales desk.',
    reply: Type.Object({
      items: Type.Array(
        Component('SalesRepresentative', 'A contact for sales.', {
          firm_name: Label('The name of the firm.'),
          representative_name: Label('The name of the person or desk.'),
          contact_email: Label('The e-mail address.'),
          phone: Nullable(Type.String(), 'Only the operator’s sales desk has a number.'),
        }),
        { description: 'All representatives.' },
      ),
    }),
    origin: 'spec',
  },
  checkIdentity: {
    ...ofInvestor,
    summary: 'Check the identity of an investor',
    description:
      'Compares an identity number with the one of the signed application. Returns an access code for one purpose. Five wrong numbers block the check for two hours. A wrong number returns `user_authentication_failed`, which does not mean that the token expired.',
    body: Strict({ ...identityNumber, purpose: IdentityPurpose }),
    reply: Component('AccessCode', 'The proof of an identity check.', {
      access_code: Label('Sent with the calls that need it, in their body or in the header Access-Code.'),
      expire: withRole(Instant, 'The code works until then: ten minutes.'),
    }),
    errors: [
      'not_authorized_action',
      'identity_number_missing',
      'user_authentication_failed',
      'identity_check_blocked',
    ],
  },
  listInvestorDocuments: {
    summary: 'List proof documents',
    description:
      'The documents that this account uploaded for all its investors, and the limits for uploads.',
    reply: Type.Object({
      items: Type.Array(InvestorDocument, { description: 'All proof documents.' }),
      limits: Part('The limits for uploads.', { max_megabytes: Count('The largest file.') }),
    }),
    origin: 'spec',
  },
  beginUpload: {
    ...ofInvestor,
    summary: 'Begin an upload',
    description:
      'The first of three steps. Then send the bytes to `upload_url` by PUT, and call `confirmUpload`. Takes PDF, JPEG and PNG.',
    body: Strict({
      document_type: InvestorDocumentType,
      name: Verbatim(255, 'The file name. It must be new for this investor.'),
      size: Type.Integer({ minimum: 0, description: 'The size in bytes.' }),
    }),
    reply: Component('Upload', 'An upload that waits for its bytes.', {
      file_id: withRole(Id, 'The file, for `confirmUpload`.'),
      upload_url: Label(
        'The URL for the bytes: PUT, with any Content-Type, without a bearer token. It returns 204.',
      ),
      expire: withRole(Instant, 'The bytes must have arrived by then.'),
    }),
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
    ...ofDocument,
    summary: 'Confirm an upload',
    description:
      'The server opens the file and stores it, or returns why it cannot: damaged, with a password, with scripts, infected and so on. Metadata of images is removed. `removed_parts` names what else was removed.',
    reply: InvestorDocument,
    errors: [
      'not_authorized_file',
      'file_not_received',
      'file_exists',
      'file_too_large',
      'file_infected',
      ...UPLOAD_ERRORS,
    ],
  },
  deleteInvestorDocument: {
    ...ofDocument,
    summary: 'Delete a proof document',
    description: 'Deletes the document, also from all pending investments.',
    reply: Done,
    errors: ['not_authorized_file'],
    origin: 'spec',
  },
} as const satisfies Record<string, Schemas>;
