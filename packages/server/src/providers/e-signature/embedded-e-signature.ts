// E-signature without a service: the portal's own page to sign on, our mail, our seal.
import { sealIdentity, sealPdf, signedPaper } from '../../pdf';
import type { MailProvider } from '../mail/mail-provider';
import type { ESignature } from './e-signature';

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
