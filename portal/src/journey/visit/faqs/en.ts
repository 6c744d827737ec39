import {
  ACTIVATION_LINK_HOURS,
  BRAND,
  ENVELOPE_DAYS,
  FIRST_APPLICATION_MINUTES,
  FUNDING_BUSINESS_DAYS,
  MINIMUM_AGE,
  PROOF_DOCUMENT_MONTHS,
  REDEMPTION_PAYOUT_DAYS,
  REPLACEMENT_MANAGER_DAYS,
  RESET_LINK_MINUTES,
  SIGN_IN_ATTEMPTS,
  SIGN_IN_LOCK_HOURS,
  SIGNATURE_PROCESSING_MINUTES,
  SMS_CODE_LENGTH,
  UPLOAD_MEGABYTES,
} from '@quoin/rules';
import type { FaqFacts } from './faq-facts';
import type { FaqTopic } from './faqs';

const { operator, referral, supportEmail, phone } = BRAND;
const funding = `${FUNDING_BUSINESS_DAYS.from} to ${FUNDING_BUSINESS_DAYS.to} business days`;

export const faqTopics = (facts: FaqFacts): FaqTopic[] => [
  {
    id: 'investing-here',
    title: 'Investing here',
    faqs: [
      {
        id: 'what-is-quoin',
        question: `What is ${operator.name}?`,
        answer: [
          `${operator.name} is an online marketplace for private-market investments: pre-IPO companies, private equity, hedge funds, real estate, fixed income, crypto and other alternatives. You read the terms, apply, sign, fund and follow an investment in one place.`,
          operator.description.en,
        ],
      },
      {
        id: 'access-fund',
        question: 'What is an access fund?',
        answer: [
          'A fund that gathers the commitments of many investors and invests them in one fund, company or portfolio that would not take amounts of this size from each of them. You own an interest in the access fund. Its own costs come on top of those of what it holds, and are listed on the product’s page.',
        ],
      },
      {
        id: 'minimum',
        question: 'How much do I need to invest?',
        answer: [
          `Each product states its minimum; many begin at ${facts.entryPoint}. Your commitment is that minimum or more, in whole multiples of ${facts.multiple}.`,
        ],
      },
      {
        id: 'without-account',
        question: 'What can I see without an account?',
        answer: [
          'The products offered in your country of residence, with their return, minimum and lock-up period. Terms, documents and webinars open when you are signed in; registering takes two minutes.',
        ],
      },
    ],
  },
  {
    id: 'who-can-invest',
    title: 'Who can invest',
    faqs: [
      {
        id: 'accredited',
        question: 'What is an accredited investor?',
        answer: [
          `A person with an income above ${facts.income} in each of the last two years (${facts.jointIncome} together with a spouse) who expects the same this year; or with a net worth above ${facts.netWorth} without the primary residence.`,
          'Also: an insider of a fund’s general partner, a holder of a Series 7, 65 or 82 licence, and a knowledgeable employee of the fund. Every product here asks for one of these.',
        ],
      },
      {
        id: 'qualified-client',
        question: 'What are a qualified client and a qualified purchaser?',
        answer: [
          `A qualified client has a net worth above ${facts.clientNetWorth}, or invests ${facts.clientInvested} in the fund. Funds that charge a performance fee often require it.`,
          `A qualified purchaser owns at least ${facts.purchaser} in investments, an institution at least ${facts.purchaserInstitution}. The page of a product says which of the two it asks for.`,
        ],
      },
      {
        id: 'outside-us',
        question: 'I live outside the United States. Can I invest?',
        answer: [
          'Accredited residents of the United States, with Puerto Rico, and of Canada can sign up at once. Others can join the waitlist, or sign up by the invitation of an investor. Each product then names the countries it is open to.',
        ],
      },
      {
        id: 'ira',
        question: 'Can I invest through an IRA?',
        answer: [
          'Yes, in products that say so. Choose the self-directed IRA as investor type and give your custodian’s name and the account number there. The custodian sends the money by wire: ACH is not possible for accounts of a custodian.',
        ],
      },
      {
        id: 'joint-entity',
        question: 'Can I invest jointly, or through a company or trust?',
        answer: [
          `Joint accounts, entities and trusts are welcome; write to ${supportEmail} or call ${phone.shown} first, because some papers differ. An account can hold one investor of each type.`,
        ],
      },
      {
        id: 'move',
        question: 'I have moved to another country. What do I do?',
        answer: [
          `Write to ${supportEmail} with documents that show your new residence. Only our operations team can change the country of an account, because it decides which products may be offered to you.`,
        ],
      },
    ],
  },
  {
    id: 'applying',
    title: 'Applying and signing',
    faqs: [
      {
        id: 'application-time',
        question: 'How long does an application take?',
        answer: [
          `The first one ${FIRST_APPLICATION_MINUTES.from} to ${FIRST_APPLICATION_MINUTES.to} minutes, in five steps: qualification, investor information, status and experience, files, amount and signature. It is saved as you type, so you can stop and go on from another device. The next one already knows your answers.`,
        ],
      },
      {
        id: 'documents-needed',
        question: 'Which documents do I need?',
        answer: [
          `A passport, driver’s licence or national ID, and a utility bill or bank statement of the last ${PROOF_DOCUMENT_MONTHS} months that shows your address. Residents of China may use their national ID for the address as well.`,
          `Upload PDF, JPEG or PNG files of at most ${UPLOAD_MEGABYTES} MB. The address is written in English or pinyin and can’t be a P.O. box. You have to be at least ${MINIMUM_AGE} years old.`,
        ],
      },
      {
        id: 'sign',
        question: 'How do I sign?',
        answer: [
          `When everything is complete we send the subscription agreement for your electronic signature: by a link on the screen and by e-mail. The link works for ${ENVELOPE_DAYS} days and can be sent again. After you sign, processing takes ${SIGNATURE_PROCESSING_MINUTES.from} to ${SIGNATURE_PROCESSING_MINUTES.to} minutes.`,
        ],
      },
      {
        id: 'change-after-signing',
        question: 'Can I change something after I signed?',
        answer: [
          'No: what was signed stays as it was signed. Until your money has arrived you can cancel the application and begin another one. Cancelling can’t be undone and deletes the documents of that subscription.',
        ],
      },
      {
        id: 'must-read',
        question: 'Why do I have to tick each document?',
        answer: [
          'The offering memorandum, its supplement, the Client Relationship Summary and the Best-Interest Disclosure hold what you need to decide. We record that you opened each of them, reached its end and confirmed that you read it.',
        ],
      },
    ],
  },
  {
    id: 'funding',
    title: 'Funding',
    faqs: [
      {
        id: 'wire-or-ach',
        question: 'How do I pay: by wire or by ACH?',
        answer: [
          `A wire is always possible. ACH is possible from a bank in the United States, where the product permits it. Either way the money arrives within ${funding}.`,
          'The account has to be in the investor’s own name. Money from somebody else’s account goes back.',
        ],
      },
      {
        id: 'confirm-wire',
        question: 'Why do I have to confirm wire instructions by telephone?',
        answer: [
          'Because criminals send false instructions that look right. Call your sales representative at a number you already know, and compare every figure before you send the wire. We never change bank details by e-mail.',
        ],
      },
      {
        id: 'ach-fails',
        question: 'What happens when an ACH payment fails?',
        answer: [
          'Nothing is lost. Our support team contacts you to agree on another way to pay. Your place in the investment is kept meanwhile, as far as its closing date allows.',
        ],
      },
      {
        id: 'capital-call',
        question: 'What is a capital call?',
        answer: [
          `Some funds take your commitment in parts. Each capital call tells you the amount and the day on which it is due; pay by wire or ACH, and allow ${funding} for the money to arrive.`,
        ],
      },
    ],
  },
  {
    id: 'holding',
    title: 'While you are invested',
    faqs: [
      {
        id: 'performance',
        question: 'How is my performance calculated?',
        answer: [
          'From your transactions and the valuations of the fund. The rate of return is time-weighted (Modified Dietz between valuations), so that deposits do not distort it; the money-weighted rate (XIRR) stands beside it. “Show the math” at a figure lists the rows and the formula it comes from.',
        ],
      },
      {
        id: 'value-date',
        question: 'Why does the value of my investment not change every day?',
        answer: [
          'Private investments have no market price. The manager or administrator values them, often monthly or quarterly. We show the last value with its date and do not guess in between.',
        ],
      },
      {
        id: 'tax-documents',
        question: 'When do I get my tax documents?',
        answer: [
          'As soon as a fund has made them; you find them under My Documents. Funds that are taxed as partnerships send a Schedule K-1, which often comes after April 15. Ask your tax adviser about an extension.',
        ],
      },
      {
        id: 'identity-check',
        question: 'Why am I asked for the end of my identification number?',
        answer: [
          'Before you open a document, sign a form or redeem, we check that it is you: by the last four characters of your Social Security number, national ID or tax number, or by your passport or driver’s licence number.',
        ],
      },
      {
        id: 'manager-leaves',
        question: 'What happens if a manager cannot go on?',
        answer: [
          `A replacement manager is to be found within ${REPLACEMENT_MANAGER_DAYS} days; otherwise the fund is wound up in an orderly way. The Business Continuity Plan describes it.`,
        ],
      },
    ],
  },
  {
    id: 'redeeming',
    title: 'Getting money back',
    faqs: [
      {
        id: 'redeem-when',
        question: 'When can I redeem?',
        answer: [
          'After the lock-up period, on the redemption days that the fund’s documents name. Some funds allow no redemption at all and pay out when they sell what they hold. You find both under the terms of a product, before you invest.',
        ],
      },
      {
        id: 'redeem-amount',
        question: 'How much can I redeem, and how long does it take?',
        answer: [
          `A multiple of ${facts.multiple}, up to what is available; a full redemption takes everything. The payout comes within ${REDEMPTION_PAYOUT_DAYS} days of the redemption day, to the account in your own name.`,
          'An investment has one ongoing redemption at a time. To change it, cancel it and submit another.',
        ],
      },
      {
        id: 'distributions',
        question: 'How do I receive distributions?',
        answer: [
          'In cash to your bank account, or, where a fund distributes shares, in kind to your brokerage account. You choose by a distribution instruction, which you sign electronically.',
        ],
      },
    ],
  },
  {
    id: 'fees',
    title: 'Fees',
    faqs: [
      {
        id: 'which-fees',
        question: 'Which fees do I pay?',
        answer: [
          'Each product lists its own: a management fee per year or once, a performance fee, often only above a hurdle rate, and at times a subscription fee. Some are charged on top of what you invest. An account costs nothing.',
        ],
      },
      {
        id: 'referral',
        question: 'What do I get for referring a friend?',
        answer: [
          `You receive a credit of ${facts.referrerCredit} and your friend one of ${facts.friendCredit}, once your friend has invested for the first time. Both are valid for ${referral.creditMonths} months from the activation of your friend’s account, and the first investment has to happen within that time.`,
          `In addition, an invited friend may find an offer of ${facts.invitedDiscount} off a first investment above ${facts.invitedDiscountAbove}, completed within ${referral.invitedDiscountMonths} months.`,
        ],
      },
    ],
  },
  {
    id: 'security',
    title: 'Account and security',
    faqs: [
      {
        id: 'no-activation-mail',
        question: 'I did not receive the activation e-mail.',
        answer: [
          `Look in your spam folder. The link works once and for ${ACTIVATION_LINK_HOURS} hours; on the page “Account created”, and at the sign-in, you can have it sent again.`,
        ],
      },
      {
        id: 'two-step',
        question: 'What is 2-step verification?',
        answer: [
          `After your password you enter a code of ${SMS_CODE_LENGTH} digits that we send to your phone. A new code can be sent after one minute. We never ask for a code by telephone or e-mail.`,
        ],
      },
      {
        id: 'locked',
        question: 'Why is my account locked?',
        answer: [
          `After ${SIGN_IN_ATTEMPTS} failed sign-ins an account is locked for ${SIGN_IN_LOCK_HOURS} hours. Wait, then try again; a new password does not end the lock. If the attempts were not yours, tell us.`,
        ],
      },
      {
        id: 'reset-password',
        question: 'I forgot my password.',
        answer: [
          `Enter your e-mail under “Forgot password”. The link we send works for ${RESET_LINK_MINUTES} minutes. If a phone is on file we also send a code to it.`,
        ],
      },
      {
        id: 'data-protection',
        question: 'How are my data protected?',
        answer: [
          'Your password never leaves your browser in readable form. Identification and account numbers are encrypted in our database and shown in part only. The Privacy Policy says what we collect and why.',
        ],
      },
    ],
  },
];
