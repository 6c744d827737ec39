import Type from 'typebox';
import {
  ENVELOPE_KINDS,
  ENVELOPE_STATUSES,
  IDENTITY_PURPOSES,
  INVESTMENT_STATUSES,
  LANGUAGES,
  NATIONAL_ID_TYPES,
  SIGNATURE_BOX,
  SIGNATURE_POINTS,
} from '@quoin/rules';
import type { Call } from '../call';
import { CALLS } from '../calls';
import { Id, Instant, Nullable, OneOf, PagesShown, Text, Verbatim } from '../shapes/primitives';

export const Envelope = Type.Object({
  id: Id,
  /** Null for a change of bank account, which applies to all investments. */
  investment_id: Nullable(Id),
  kind: OneOf(ENVELOPE_KINDS),
  status: OneOf(ENVELOPE_STATUSES),
  title: Type.String(),
  /** The signers in the order of signing. */
  signers: Type.Array(Type.Object({ name: Type.String(), signed_at: Nullable(Instant) })),
  /** The current signer: the first who has not signed, or the last once all have signed. */
  signer_name: Type.String(),
  /** The identity check that is required before the document is shown or signed; null for none. */
  identity_check: Nullable(OneOf(IDENTITY_PURPOSES)),
  /** The kind of identity number that the current one of several signers must enter. */
  signer_check: Nullable(OneOf(NATIONAL_ID_TYPES)),
  /** The document to read: unsigned at first, sealed after the last signature. Null while it is in preparation or hidden. */
  document: Nullable(Type.Object({ file_id: Id, sha256: Type.String(), pages: Type.Integer() })),
  /** `given_at` and `end_reached_at` refer to the current signer. */
  consent: Type.Object({
    version: Type.String(),
    language: OneOf(LANGUAGES),
    text: Type.Array(Type.String()),
    given_at: Nullable(Instant),
  }),
  end_reached_at: Nullable(Instant),
  /** The time of the last signature. */
  signed_at: Nullable(Instant),
  expire: Instant,
});

const DocumentText = Type.Object({
  language: OneOf(LANGUAGES),
  /** The language of the text that controls if the texts differ. */
  controlling: Type.Boolean(),
  title: Type.String(),
  sections: Type.Array(
    Type.Object({
      heading: Type.String(),
      paragraphs: Type.Array(Type.String()),
      rows: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
      table: Nullable(
        Type.Object({
          columns: Type.Array(Type.String()),
          rows: Type.Array(Type.Array(Type.String())),
        }),
      ),
    }),
  ),
});

/** Strokes, each `[x0, y0, x1, y1, …]` in a rectangle of 1000 by 400 from its top left corner. */
const Strokes = Type.Array(
  Type.Array(Type.Integer({ minimum: 0, maximum: SIGNATURE_BOX.width }), {
    minItems: 2,
    maxItems: 2 * SIGNATURE_POINTS,
  }),
  { maxItems: SIGNATURE_POINTS, examples: [[[120, 300, 260, 90, 400, 310]]] },
);

/** For a caller without access, without an identity check, or after the expiry. */
const NOT_OPEN = [
  'not_authorized_action',
  'user_authentication_failed',
  'signature_link_expired',
  'envelope_cancelled',
] as const;

const envelopeParams = Type.Object({ envelopeId: Id });

/** The number of the signer, counted from 1; 1 by default. */
const signer = Type.Optional(Type.Integer({ minimum: 1 }));

export const sign = {
  sendForReview: {
    ...CALLS.sendForReview,
    summary: 'Has staff review the answers that need it, before the agreement is made',
    params: Type.Object({ investmentId: Id }),
    reply: Type.Object({ investment_id: Id, status: OneOf(INVESTMENT_STATUSES) }),
    errors: [
      'not_authorized_action',
      'investment_canceled',
      'application_rejected',
      'information_incomplete',
      'agreement_already_signed',
      'investor_ineligible',
      'country_not_eligible',
      'product_not_ready',
      'transition_refused',
    ],
    origin: 'ours',
  },
  sendForSignature: {
    ...CALLS.sendForSignature,
    summary: 'Has the agreement made and its link e-mailed; refused until all information is complete',
    params: Type.Object({ investmentId: Id }),
    reply: Envelope,
    errors: [
      'not_authorized_action',
      'investment_canceled',
      'application_rejected',
      'information_incomplete',
      'agreement_already_signed',
      'investor_ineligible',
      'country_not_eligible',
      'product_not_ready',
      'review_required',
    ],
    origin: 'ours',
  },
  resendEnvelope: {
    ...CALLS.resendEnvelope,
    summary: 'Sends the link to sign again and gives it a new life of seven days',
    params: envelopeParams,
    reply: Envelope,
    errors: [
      'not_authorized_action',
      'envelope_cancelled',
      'agreement_already_signed',
      'document_already_signed',
      'mail_after_one_minute',
    ],
    origin: 'ours',
  },
  declineEnvelope: {
    ...CALLS.declineEnvelope,
    summary:
      'Declines to sign: what an instruction asks for does not happen, and the application of an agreement is its holder’s again. One of several signers declines for all',
    params: envelopeParams,
    reply: Envelope,
    errors: [
      'not_authorized_action',
      'agreement_already_signed',
      'document_already_signed',
      'transition_refused',
    ],
    origin: 'ours',
  },
  getEnvelope: {
    ...CALLS.getEnvelope,
    summary: 'How far a request for signature is; polled while it is prepared and sealed',
    params: envelopeParams,
    reply: Envelope,
    errors: ['not_authorized_action'],
    origin: 'ours',
  },
  getEnvelopeTexts: {
    ...CALLS.getEnvelopeTexts,
    summary:
      'The document to sign as text, section by section: in the language that controls, and in the one it is read in where that is another',
    params: envelopeParams,
    reply: Type.Object({ items: Type.Array(DocumentText) }),
    errors: [...NOT_OPEN, 'agreement_already_signed', 'document_already_signed', 'document_changed'],
    origin: 'ours',
  },
  proveSigner: {
    ...CALLS.proveSigner,
    summary: 'Opens a document about money to who has passed the identity check, for ten minutes',
    params: envelopeParams,
    body: Type.Object({ access_code: Text(100) }, { additionalProperties: false }),
    reply: Envelope,
    errors: NOT_OPEN,
    origin: 'ours',
  },
  checkSigner: {
    ...CALLS.checkSigner,
    summary:
      'Shows who the one of several signers is whose turn it is, by the number of their own in the application; for ten minutes',
    params: envelopeParams,
    body: Type.Object(
      {
        signer,
        number_type: OneOf(NATIONAL_ID_TYPES),
        /** The last four characters of an SSN, national ID or tax ID; a passport or licence number in full. */
        number: Text(40),
      },
      { additionalProperties: false },
    ),
    reply: Envelope,
    errors: [...NOT_OPEN, 'another_signer_is_next', 'identity_check_blocked'],
    origin: 'ours',
  },
  giveConsent: {
    ...CALLS.giveConsent,
    summary: 'Consents to electronic records and signatures, in the version shown',
    params: envelopeParams,
    body: Type.Object({ signer, version: Text(40) }, { additionalProperties: false }),
    reply: Envelope,
    errors: [...NOT_OPEN, 'another_signer_is_next', 'consent_missing'],
    origin: 'ours',
  },
  recordEndReached: {
    ...CALLS.recordEndReached,
    summary: 'Records that the last page of exactly this document, whose bytes were fetched, was shown',
    params: envelopeParams,
    body: Type.Object({ signer, sha256: Verbatim(64), pages: PagesShown }, { additionalProperties: false }),
    reply: Envelope,
    errors: [
      ...NOT_OPEN,
      'another_signer_is_next',
      'document_changed',
      'document_not_opened',
      'document_not_read',
    ],
    origin: 'ours',
  },
  signEnvelope: {
    ...CALLS.signEnvelope,
    summary: 'Signs with a typed name or a drawing; after the last signer, sealing goes on as a job',
    params: envelopeParams,
    body: Type.Union([
      Type.Object(
        { signer, typed_name: Verbatim(200), sha256: Verbatim(64) },
        { additionalProperties: false },
      ),
      Type.Object({ signer, drawn_strokes: Strokes, sha256: Verbatim(64) }, { additionalProperties: false }),
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
    origin: 'ours',
  },
} as const satisfies Record<string, Call>;
