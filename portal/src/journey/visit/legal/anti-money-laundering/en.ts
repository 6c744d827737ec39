import { BRAND, PROOF_DOCUMENT_MONTHS } from '@quoin/rules';
import type { LegalText } from '../legal-text';

const { operator, email } = BRAND;

export const legalText: LegalText = {
  sample: true,
  effective: '2025-06-01',
  sections: [
    {
      id: 'policy',
      title: 'Our policy',
      paragraphs: [
        `${operator.broker} does not let itself be used to launder money or to finance terrorism. We follow the Bank Secrecy Act as amended by the USA PATRIOT Act, its regulations (31 CFR Part 1023), FINRA Rule 3310 and the sanctions programs of the Office of Foreign Assets Control (OFAC).`,
        'Money laundering means giving the proceeds of crime the look of lawful money, usually in three stages: placing them in the financial system, layering transfers that hide where they came from, and integrating them into ordinary business. Financing of terrorism may use money from lawful sources as well.',
      ],
    },
    {
      id: 'officer',
      title: 'The compliance officer',
      paragraphs: [
        'A compliance officer for anti-money laundering, named to FINRA, is responsible for this program. The officer may stop any subscription, payment or redemption, and reports to the management of the firm without going through sales.',
      ],
    },
    {
      id: 'identification',
      title: 'Important information about procedures for opening an account',
      paragraphs: [
        'To help the government fight the funding of terrorism and money laundering activities, federal law requires all financial institutions to obtain, verify and record information that identifies each person who opens an account.',
        'What this means for you: we ask for your name, address, date of birth and identification number (a Social Security number for US persons; a national ID or tax number, or a passport number with its country of issue, for others), and for documents that show them.',
        `An address is shown by a utility bill or bank statement of the last ${PROOF_DOCUMENT_MONTHS} months, or by a national ID for residents of China. A P.O. box is no residence. We may also compare what you tell us with independent sources.`,
      ],
    },
    {
      id: 'entities',
      title: 'Entities, trusts and retirement accounts',
      paragraphs: [
        'For a legal entity we identify every individual who owns 25% or more of it, and one individual who controls it (31 CFR 1010.230). For a trust we identify the trustees and whoever may give instructions; for a retirement account, its owner and its custodian.',
      ],
    },
    {
      id: 'not-verified',
      title: 'When an identity cannot be verified',
      paragraphs: [
        'We then open no account, accept no subscription, or stop transactions in an account that is open. What was paid goes back to the account it came from, unless the law requires us to hold it. We consider whether a report has to be filed.',
      ],
    },
    {
      id: 'sanctions',
      title: 'Sanctions',
      paragraphs: [
        'Before an account is opened, before each payment, and whenever the lists change, we compare investors, their owners and the banks involved with OFAC’s lists of blocked persons and countries. Assets of a blocked person are frozen and reported as the law says.',
      ],
    },
    {
      id: 'diligence',
      title: 'Knowing our investors',
      paragraphs: [
        'We ask for occupation, source of wealth, income and net worth, to understand what an investment means for you and which transactions are to be expected. We keep this up to date, and ask again when something changes.',
        'Senior foreign political figures, their families and close associates, and residents of countries that stand out for weak controls are looked at more closely, and accepted only with the approval of the compliance officer. We keep no accounts for shell banks.',
      ],
    },
    {
      id: 'money',
      title: 'Where money may come from and go to',
      paragraphs: [
        'Payments come from an account in the investor’s own name and go back to one. We take no cash, no money orders, no checks of third parties and no virtual currency. A custodian pays for the retirement accounts it holds.',
      ],
    },
    {
      id: 'monitoring',
      title: 'Watching for what is unusual',
      paragraphs: [
        'We look for payments that do not fit what we know, for money that is called back soon after it arrived, for instructions to pay others, and for reluctance to say where money comes from. Whoever of our staff notices something of this kind reports it to the compliance officer on the same day.',
        'Where we suspect an offence, and the sum is 5,000 dollars or more, a suspicious activity report is filed with FinCEN within 30 days. The law forbids us to tell anyone that such a report was filed.',
        'We answer requests for information by FinCEN under section 314(a) of the USA PATRIOT Act, and may share information with other institutions under section 314(b).',
      ],
    },
    {
      id: 'records',
      title: 'Records, training and testing',
      paragraphs: [
        'We keep identification records for five years after an account is closed, and reports with what they rest on for five years after filing.',
        'Everybody who deals with investors or their money is trained when they begin, and every year. Somebody independent of the program tests it every calendar year; what is found is reported to management and put right.',
      ],
    },
    {
      id: 'questions',
      title: 'Questions',
      paragraphs: [
        `Write to ${email}. Senior management of ${operator.broker} approved this program in writing; this page is its summary.`,
      ],
    },
  ],
};
