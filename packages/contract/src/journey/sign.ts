import Type from 'typebox';
import { SIGNATURE_BOX, SIGNATURE_POINTS } from '@quoin/rules';
import type { Schemas } from '../call';
import {
  Component,
  Count,
  withRole,
  EnvelopeStatus,
  Flag,
  Id,
  Instant,
  Label,
  Nullable,
  NullablePart,
  PagesShown,
  Part,
  PartList,
  Strict,
  Text,
  Verbatim,
} from '../shapes/primitives';
import { EnvelopeKind, IdentityPurpose, Language, NationalIdType } from '../shapes/terms';
import { MovedInvestment, ofInvestment } from './apply';
import { identityNumber } from './investors';

export const Envelope = Component('Envelope', 'A document that was sent for signature, with its signers.', {
  id: Id,
  investment_id: Nullable(
    Id,
    'The investment. Null for a change of bank account, which applies to all investments.',
  ),
  kind: EnvelopeKind,
  status: EnvelopeStatus,
  title: Label('The title of the document.'),
  signers: PartList('The signers in the order of signing.', {
    name: Label('The name of the signer.'),
    signed_at: Nullable(Instant, 'The time of the signature. Null before it.'),
  }),
  signer_name: Label('The first signer who has not signed, or the last one once all have signed.'),
  identity_check: Nullable(
    IdentityPurpose,
    'The identity check that is needed before the document is shown or signed: see `proveSigner`. Null for none.',
  ),
  signer_check: Nullable(
    NationalIdType,
    'The kind of number that the current one of several signers must enter: see `checkSigner`. Null for none.',
  ),
  document: NullablePart(
    'The document to read: unsigned at first, sealed after the last signature. Null while it is being made, and until a required identity check.',
    {
      file_id: withRole(Id, 'The file, for `readDocument`.'),
      sha256: Label('Hexadecimal SHA-256 of its bytes, which the signature names.'),
      pages: Count('The number of its pages.'),
    },
  ),
  consent: Part('The consent to electronic records and signatures.', {
    version: Label('The version of the text, sent back with the consent.'),
    language: Language,
    text: Type.Array(Type.String(), { description: 'Its paragraphs.' }),
    given_at: Nullable(Instant, 'When the current signer consented. Null before.'),
  }),
  end_reached_at: Nullable(Instant, 'When the current signer reached the last page. Null before.'),
  signed_at: Nullable(Instant, 'The time of the last signature. Null until all have signed.'),
  expire: withRole(Instant, 'The document can be signed until then.'),
});

const DocumentText = Component('DocumentText', 'The content of a document in one language.', {
  language: Language,
  controlling: Flag('Whether this text controls if the texts differ.'),
  title: Label('The title.'),
  sections: PartList('The sections in order.', {
    heading: Label('The heading.'),
    paragraphs: Type.Array(Type.String(), { description: 'The paragraphs under it.' }),
    rows: PartList('Pairs of name and value.', { name: Label('The name.'), value: Label('The value.') }),
    table: NullablePart('Null without a table.', {
      columns: Type.Array(Type.String(), { description: 'The headings of the columns.' }),
      rows: Type.Array(Type.Array(Type.String()), { description: 'The cells of each row.' }),
    }),
  }),
});

const Strokes = Type.Array(
  Type.Array(Type.Integer({ minimum: 0, maximum: SIGNATURE_BOX.width }), {
    minItems: 2,
    maxItems: 2 * SIGNATURE_POINTS,
  }),
  {
    maxItems: SIGNATURE_POINTS,
    description: `Strokes, each [x0, y0, x1, y1, …] in a rectangle of ${SIGNATURE_BOX.width} by ${SIGNATURE_BOX.height} from its top left corner.`,
    examples: [[[120, 300, 260, 90, 400, 310]]],
  },
);

/** For a caller without access, without an identity check, or after the expiry. */
const NOT_OPEN = [
  'not_authorized_action',
  'user_authentication_failed',
  'signature_link_expired',
  'envelope_cancelled',
] as const;

const envelopeParams = Type.Object({ envelopeId: withRole(Id, 'The request for signature.') });

const signer = Type.Optional(
  Type.Integer({ minimum: 1, description: 'The number of the signer, counted from 1. 1 by default.' }),
);
const Sha256 = Verbatim(64, 'The `document.sha256` that was read.');

/** For an application that cannot be sent. */
const NOT_READY = [
  'not_authorized_action',
  'investment_canceled',
  'application_rejected',
  'information_incomplete',
  'agreement_already_signed',
  'investor_ineligible',
  'country_not_eligible',
  'product_not_ready',
] as const;

export const sign = {
  sendForReview: {
    summary: 'Send an application for review',
    description:
      'For applications whose answers staff must review before the agreement is made: `sendForSignature` returns `review_required` for them.',
    ...ofInvestment,
    reply: MovedInvestment,
    errors: [...NOT_READY, 'transition_refused'],
  },
  sendForSignature: {
    summary: 'Send an agreement for signature',
    description:
      'Starts a job that makes the subscription agreement and e-mails a link to each signer. All information must be complete. Poll `getEnvelope` while its status is `preparing`.',
    ...ofInvestment,
    reply: Envelope,
    errors: [...NOT_READY, 'review_required'],
  },
  resendEnvelope: {
    summary: 'Send the link to sign again',
    description: 'E-mails a new link, which works for seven days.',
    params: envelopeParams,
    reply: Envelope,
    errors: [
      'not_authorized_action',
      'envelope_cancelled',
      'agreement_already_signed',
      'document_already_signed',
      'mail_after_one_minute',
    ],
  },
  declineEnvelope: {
    summary: 'Decline to sign',
    description:
      'Cancels the request for signature. An instruction does not take effect; the application of an agreement can be edited again. One of several signers declines for all.',
    params: envelopeParams,
    reply: Envelope,
    errors: [
      'not_authorized_action',
      'agreement_already_signed',
      'document_already_signed',
      'transition_refused',
    ],
  },
  getEnvelope: {
    summary: 'Get a request for signature',
    description: 'Its state and its document. Poll it while the status is `preparing` or `sealing`.',
    params: envelopeParams,
    reply: Envelope,
    errors: ['not_authorized_action'],
  },
  getEnvelopeTexts: {
    summary: 'Get the text of a document to sign',
    description:
      'The content as text, section by section: in the language that controls, and in the language of the reader if that is another one.',
    params: envelopeParams,
    reply: Type.Object({ items: Type.Array(DocumentText, { description: 'The controlling text first.' }) }),
    errors: [...NOT_OPEN, 'agreement_already_signed', 'document_already_signed', 'document_changed'],
  },
  proveSigner: {
    summary: 'Open a document with an access code',
    description: 'For documents with `identity_check`: permits reading and signing for ten minutes.',
    params: envelopeParams,
    body: Strict({ access_code: Text(100, 'From `checkIdentity` with the purpose of `identity_check`.') }),
    reply: Envelope,
    errors: NOT_OPEN,
  },
  checkSigner: {
    summary: 'Identify one of several signers',
    description:
      'For documents with `signer_check`: compares the signer’s own number with the application. Permits reading and signing for ten minutes.',
    params: envelopeParams,
    body: Strict({
      signer,
      ...identityNumber,
    }),
    reply: Envelope,
    errors: [...NOT_OPEN, 'another_signer_is_next', 'identity_check_blocked'],
  },
  giveConsent: {
    summary: 'Consent to electronic signatures',
    description:
      'Consents to electronic records and signatures in the version shown. Needed before `signEnvelope`.',
    params: envelopeParams,
    body: Strict({ signer, version: Text(40, 'The `consent.version` that was shown.') }),
    reply: Envelope,
    errors: [...NOT_OPEN, 'another_signer_is_next', 'consent_missing'],
  },
  recordEndReached: {
    summary: 'Record that the document was read',
    description:
      'Records that the last page was shown. The bytes of exactly this document must have been fetched before. Needed before `signEnvelope`.',
    params: envelopeParams,
    body: Strict({ signer, sha256: Sha256, pages: PagesShown }),
    reply: Envelope,
    errors: [
      ...NOT_OPEN,
      'another_signer_is_next',
      'document_changed',
      'document_not_opened',
      'document_not_read',
    ],
  },
  signEnvelope: {
    summary: 'Sign a document',
    description:
      'Signs with a typed name or a drawing. After the last signer the document is sealed in the background.',
    params: envelopeParams,
    body: Type.Union([
      Strict(
        { signer, typed_name: Verbatim(200, 'The name of the signer.'), sha256: Sha256 },
        { title: 'TypedSignature', description: 'A typed name.' },
      ),
      Strict(
        { signer, drawn_strokes: Strokes, sha256: Sha256 },
        { title: 'DrawnSignature', description: 'A drawing.' },
      ),
    ]),
    reply: Envelope,
    errors: [
      ...NOT_OPEN,
      'another_signer_is_next',
      'required_information_missing',
      'agreement_already_signed',
      'document_already_signed',
      'consent_missing',
      'document_not_opened',
      'document_not_read',
      'document_changed',
    ],
  },
} as const satisfies Record<string, Schemas>;
