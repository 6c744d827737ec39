// The closed lists that several calls share, as named components.
import {
  APPLICATION_STATES,
  DELIVERY_OPTIONS,
  DOCUMENT_TYPES,
  ENVELOPE_KINDS,
  IDENTITY_PURPOSES,
  INVESTMENT_GROUPS,
  INVESTMENT_STATUSES,
  INVESTOR_DOCUMENT_TYPES,
  INVESTOR_TYPES,
  LANGUAGES,
  MANAGEMENT_FEE_CHARGES,
  NATIONAL_ID_TYPES,
  PRODUCT_CATEGORIES,
  PRODUCT_DOCUMENT_GROUPS,
  RULEBOOK_EDITIONS,
  TRANSFER_METHODS,
  REMOVED_PARTS,
} from '@quoin/rules';
import { OneOf } from './primitives';

const createEnum = <const T extends readonly string[]>(list: T, title: string, description: string) =>
  OneOf(list, { title, description });

export const Language = createEnum(LANGUAGES, 'Language', 'The language of documents, e-mails and messages.');
export const InvestorType = createEnum(
  INVESTOR_TYPES,
  'InvestorType',
  'Who invests: one person, joint owners by the form of their ownership, an IRA, an entity or a trust.',
);
export const InvestmentStatus = createEnum(
  INVESTMENT_STATUSES,
  'InvestmentStatus',
  'The lifecycle of an investment. Before the signature: completing_information, completing_application, application_review, pending_signature. After it: being_reviewed, approved (money is due), fund_received, action_needed and re_signature_needed (the investor must act). Then current until it is past. canceled and rejected are final.',
);
export const InvestmentGroup = createEnum(
  INVESTMENT_GROUPS,
  'InvestmentGroup',
  'The part of the portfolio: pending until the investment takes effect, current, past once it has ended.',
);
export const ApplicationState = createEnum(
  APPLICATION_STATES,
  'ApplicationState',
  'Whether all information is complete and whether the agreement is signed.',
);
export const TransferMethod = createEnum(
  TRANSFER_METHODS,
  'TransferMethod',
  'How money is transferred. ACH debits a bank account in the United States and needs a signed authorization.',
);
export const EnvelopeKind = createEnum(ENVELOPE_KINDS, 'EnvelopeKind', 'What is signed.');
export const IdentityPurpose = createEnum(
  IDENTITY_PURPOSES,
  'IdentityPurpose',
  'What the identity check permits. An access code for one purpose is not accepted for another.',
);
export const NationalIdType = createEnum(
  NATIONAL_ID_TYPES,
  'NationalIdType',
  'The kind of an identity number. ssn and tin are of the United States.',
);
export const DocumentType = createEnum(
  DOCUMENT_TYPES,
  'DocumentType',
  'The kind of a document for the investor.',
);
export const InvestorDocumentType = createEnum(
  INVESTOR_DOCUMENT_TYPES,
  'InvestorDocumentType',
  'What a document of the investor proves.',
);
export const RemovedPart = createEnum(
  REMOVED_PARTS,
  'RemovedPart',
  'A part that was removed from an uploaded PDF: actions that start without a click, or attached files.',
);
export const ProductCategory = createEnum(
  PRODUCT_CATEGORIES,
  'ProductCategory',
  'The asset category of a product.',
);
export const ProductDocumentGroup = createEnum(
  PRODUCT_DOCUMENT_GROUPS,
  'ProductDocumentGroup',
  'The group under which a document of a product is listed.',
);
export const ManagementFeeCharge = createEnum(
  MANAGEMENT_FEE_CHARGES,
  'ManagementFeeCharge',
  'How the management fee is paid: on top of the commitment with the first payment, by yearly invoice, or out of the fund’s net asset value.',
);
export const RulebookEdition = createEnum(
  RULEBOOK_EDITIONS,
  'RulebookEdition',
  'The edition of legal thresholds that applies. `dated` has the thresholds by their effective dates.',
);
export const DeliveryOption = createEnum(
  DELIVERY_OPTIONS,
  'DeliveryOption',
  'How distributions are delivered: shares in kind to a brokerage account, or cash to a bank account.',
);
