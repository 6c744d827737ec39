import { BRAND } from '@quoin/rules';
import type { LegalText } from '../legal-text';

const { operator, supportEmail, phone } = BRAND;

export const legalText: LegalText = {
  sample: true,
  effective: '2025-06-01',
  sections: [
    {
      id: 'scope',
      title: 'Whom and what this policy covers',
      paragraphs: [
        `This policy says what ${operator.legalEntity} and ${operator.broker} do with information about visitors, people on the waitlist, registered investors and the people they name in an application.`,
      ],
    },
    {
      id: 'what',
      title: 'What we collect',
      paragraphs: [
        'What you tell us: name, address, e-mail, phone, date of birth, identification numbers, employment, income, net worth, experience, bank and brokerage accounts, and the documents you upload.',
        'What arises: your investments, transactions, signatures, messages and choices, such as language and appearance.',
        'What your device sends: its address on the network, the kind of browser, the pages opened and, if you came by a link in an e-mail of ours, which link it was. We place no advertising cookies and let nobody else place any.',
      ],
    },
    {
      id: 'why',
      title: 'What we use it for',
      paragraphs: [
        'To open and protect your account, to find out which products you may see, to carry out your applications, payments and redemptions, to send you statements, notices and tax documents, to follow the law, and to answer you.',
        'We write to you about new products only as long as you let us. Each such message has a link to end it.',
      ],
    },
    {
      id: 'sharing',
      title: 'With whom we share it',
      paragraphs: [
        'With the funds you apply for, their managers, administrators, transfer agents and auditors; with banks and custodians you name; with firms that work for us, such as providers of electronic signatures, text messages and data centres; and with authorities where the law requires it.',
        'Each of them receives only what it needs, and firms that work for us may use it for nothing else. We do not sell personal information, and do not share it for the advertising of others.',
      ],
    },
    {
      id: 'protection',
      title: 'How we protect it',
      paragraphs: [
        'Your password never leaves your browser in readable form. Identification and account numbers are encrypted in our database, shown in part only, and never written to a log. Each sign-in can be confirmed by a code sent to your phone.',
        'If information about you came into wrong hands, we would tell you and the authorities within the time that the law sets.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      paragraphs: [
        'Records of investments and identification are kept as long as securities and anti-money laundering laws demand, usually six years after an account is closed. Names on the waitlist are deleted when sign-up has opened where you live and we have written to you, or when you ask us to.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'You may ask what we know about you, have it corrected, receive a copy, and have deleted what the law does not oblige us to keep. You may limit what we share among affiliated firms. Residents of California and of some other states and countries have further rights by their laws; we grant the same to everybody where we can.',
        'We check who is asking before we answer, and answer within 45 days. Nobody is treated worse for asking.',
      ],
    },
    {
      id: 'abroad',
      title: 'Where it is kept',
      paragraphs: [
        'Information is kept in the United States. If you live elsewhere, you send it there; the law of your country may protect it differently.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and questions',
      paragraphs: [
        `When this policy changes in a way that matters to you, we tell you at least 30 days before. Questions and requests: ${supportEmail} or ${phone.shown}.`,
      ],
    },
  ],
};
