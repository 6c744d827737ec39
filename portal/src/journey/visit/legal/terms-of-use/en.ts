import { BRAND } from '@quoin/rules';
import type { LegalText } from '../legal-text';

const { operator, email } = BRAND;

export const legalText: LegalText = {
  sample: true,
  effective: BRAND.termsOfUseFrom,
  sections: [
    {
      id: 'agreement',
      title: 'The agreement',
      paragraphs: [
        `These terms are an agreement between you and ${operator.legalEntity} (“we”). They govern your use of this website and of your account. Investing in a product is governed by that product’s own documents, which come before these terms where the two differ.`,
        'By creating an account you accept these terms. If you do not accept them, do not create an account.',
      ],
    },
    {
      id: 'who-may-use',
      title: 'Who may use the platform',
      paragraphs: [
        'You must be at least 18 years old, able to enter into contracts, and resident where we offer sign-up. Products are open only to investors who meet their requirements, such as being an accredited investor as defined in Rule 501 of Regulation D.',
        'You confirm that what you tell us about your residence, your status and your means is true, and that you will tell us when it changes.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'Keep your password and the codes sent to your phone to yourself. You are responsible for what is done with your account until you tell us that somebody else may have had access to it.',
        'We may suspend an account to protect you, other investors or ourselves, to follow the law, or because these terms were broken. We tell you why unless the law forbids it.',
      ],
    },
    {
      id: 'no-advice',
      title: 'No advice',
      paragraphs: [
        'Nothing on this website is investment, legal or tax advice, and nothing here takes your personal circumstances into account. Seek advice of your own before you invest.',
        `${operator.broker} acts for the issuer of a product as placement agent or selling dealer and is paid for it, as the documents of each product describe.`,
      ],
    },
    {
      id: 'risks',
      title: 'Risks',
      paragraphs: [
        'Private-market investments are speculative and illiquid. You can lose all you invest, you may not be able to sell when you wish, and there may be no market price to know its value by.',
        'Target and expected returns are aims. Past performance does not foretell future results. Values shown between valuation dates are estimates.',
        'Investments linked to virtual currencies are subject to sudden movements, at times above 20% in a day, and to risks of custody and regulation.',
      ],
    },
    {
      id: 'electronic-records',
      title: 'Electronic records and signatures',
      paragraphs: [
        'Documents reach you electronically, in your account or by e-mail. Before you sign anything electronically you are asked for a separate consent, which you may withdraw at any time for the future.',
        'You may ask for a paper copy of any document you signed.',
      ],
    },
    {
      id: 'content',
      title: 'Content and third parties',
      paragraphs: [
        'Descriptions, figures and research may come from managers and other third parties. We pass them on with care, but do not warrant that they are complete or free of error.',
        'You may view and print content for your own use. You may not copy it in bulk, sell it, or use it to build another service.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      paragraphs: [
        'We are liable where the law does not let us exclude liability, such as for fraud and gross negligence. Otherwise, as far as the law permits, we are not liable for indirect loss, for lost profit, or for interruptions that we could not prevent.',
        'Nothing in these terms takes away rights that you have under securities laws.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and end',
      paragraphs: [
        'When we change these terms we tell you at least 30 days before. You may close your account at any time; investments you hold continue under their own documents.',
      ],
    },
    {
      id: 'law',
      title: 'Law and disputes',
      paragraphs: [
        'The law of the State of New York applies. Disputes between you and the broker-dealer may be brought to arbitration under the rules of FINRA, as your account documents describe.',
        `Questions about these terms: ${email}.`,
      ],
    },
  ],
};
