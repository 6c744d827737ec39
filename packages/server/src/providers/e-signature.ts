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
  /** The mail with the link to the page where the document is read and signed. */
  text: (link: string) => string;
  /** The document to sign. */
  readDocument: () => Promise<Buffer>;
}

/**
 * Sends documents for signature and produces the signed ones. Contents, permissions, states and effects of envelopes
 * are not the provider's concern. Jobs call it and retry errors, so calls must be idempotent.
 */
export interface ESignature {
  /** Notifies the signer; called again when the link is resent. */
  send(request: SignatureRequest): Promise<void>;
  /** The document with its signature, a certificate, and a seal (PAdES) over the whole file. */
  seal(document: Buffer, record: SigningRecord): Promise<RenderedDocument>;
  /** The sealed document with the pages of its acceptance and a further seal; the first one stays valid. */
  countersign(sealed: Buffer, acceptance: Buffer, at: Date): Promise<Buffer>;
  /** Voids the envelope. One that is already void, or was never sent, is no error. */
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

  // Nothing to do: the page checks the envelope's state.
  void: async () => undefined,
});
