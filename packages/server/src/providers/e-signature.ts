import { type RenderedPaper, sealIdentity, sealPdf, signedPaper, type SigningRecord } from '../pdf';
import type { MailProvider } from './mail';

export interface SignatureRequest {
  envelopeId: string;
  signer: { name: string; email: string };
  subject: string;
  /** The mail around the link to the page where the paper is read and signed. */
  text: (link: string) => string;
  /** The paper as it is to be signed. */
  readPaper: () => Promise<Buffer>;
}

/**
 * Who reaches the signer and makes the signed document. What an envelope is about, who may sign it, its states and what
 * its seal brings into force are not the provider's. Jobs call it: what throws is tried again, so each call may come twice.
 */
export interface ESignature {
  /** Asks the signer; once more when the link is resent. */
  send(request: SignatureRequest): Promise<void>;
  /** The paper with its signature, a certificate behind it, and a seal (PAdES) over all of it. */
  seal(paper: Buffer, record: SigningRecord): Promise<RenderedPaper>;
  /** Nothing can be signed under the envelope any more. One that is void already, or was never sent, is fine. */
  void(envelopeId: string): Promise<void>;
}

interface Parts {
  mail: MailProvider;
  /** Where people reach the portal; no slash at the end. */
  publicUrl: string;
  /** Where the seal's key is kept. */
  keysFolder: string;
}

export const embeddedESignature = ({ mail, publicUrl, keysFolder }: Parts): ESignature => ({
  async send({ envelopeId, signer, subject, text }) {
    const link = `${publicUrl}/go/signing/${envelopeId}`;
    await mail.send({ to: signer.email, subject, text: text(link), link });
  },

  async seal(paper, record) {
    const { bytes, pages } = await signedPaper(paper, record);
    const { sealedAt } = record;
    return { bytes: await sealPdf(bytes, await sealIdentity(keysFolder, sealedAt), sealedAt), pages };
  },

  // The page asks for the envelope's own state, which says so already.
  void: async () => undefined,
});
