import {
  type RenderedDocument,
  countersignPdf,
  sealIdentity,
  sealPdf,
  signedDocument,
  type SigningRecord,
} from '../pdf';
import type { MailProvider } from './mail';
import type { SealPlace } from '../shared/seal-key';

export interface SignatureRequest {
  envelopeId: string;
  signer: { name: string; email: string };
  subject: string;
  /** Text of the e-mail with the link to the signing page. */
  text: (link: string) => string;
  /** The document to sign. */
  readDocument: () => Promise<Buffer>;
}

/**
 * Sends documents for signature and creates the signed ones. The provider knows nothing of the contents, permissions,
 * states and effects of envelopes. Jobs call it and retry errors, so calls must be idempotent.
 */
export interface ESignature {
  /** Notifies the signer. Called again to resend the link. */
  send(request: SignatureRequest): Promise<void>;
  /** Adds the signature, a certificate, and a seal (PAdES) over the whole file. */
  seal(document: Buffer, record: SigningRecord): Promise<RenderedDocument>;
  /** Adds the pages of the acceptance and a second seal. The first seal stays valid. */
  countersign(sealed: Buffer, acceptance: Buffer, at: Date): Promise<Buffer>;
  /** Voids the envelope. Does nothing if it is already void or was never sent. */
  void(envelopeId: string): Promise<void>;
}

interface Parts {
  mail: MailProvider;
  /** Public URL of the portal, without a trailing slash. */
  publicUrl: string;
  seal: SealPlace;
}

export const embeddedESignature = ({ mail, publicUrl, seal: place }: Parts): ESignature => ({
  async send({ envelopeId, signer, subject, text }) {
    const link = `${publicUrl}/go/signing/${envelopeId}`;
    await mail.send({ to: signer.email, subject, text: text(link), link });
  },

  async seal(document, record) {
    const { bytes, pages } = await signedDocument(document, record);
    const { sealedAt } = record;
    return { bytes: await sealPdf(bytes, await sealIdentity(place, sealedAt), sealedAt), pages };
  },

  async countersign(sealed, acceptance, at) {
    return countersignPdf(sealed, acceptance, await sealIdentity(place, at), at);
  },

  // Nothing to do: the signing page checks the state of the envelope.
  void: async () => undefined,
});
