import { BRAND, FUNDING_BUSINESS_DAYS, listed, REPLACEMENT_MANAGER_DAYS } from '@quoin/rules';
import type { LegalText } from '../legal-text';

const { operator, email, phone, offices, escrow } = BRAND;
const cities = listed(
  offices.map(({ city }) => city.en),
  'en',
);
const { from, to } = FUNDING_BUSINESS_DAYS;

export const legalText: LegalText = {
  sample: true,
  effective: '2025-06-01',
  sections: [
    {
      id: 'purpose',
      title: 'What this plan is for',
      paragraphs: [
        `${operator.broker} keeps a written plan for significant disruptions of its business, as FINRA Rule 4370 requires. This page tells you what the plan means for you. The plan itself holds details that would help an attacker, and is not published.`,
        'The plan is there to protect people first, then to secure your records and assets, and then to give you access to your information and to go on with your transactions as soon as we can.',
      ],
    },
    {
      id: 'disruptions',
      title: 'Disruptions we plan for',
      paragraphs: [
        'Disruptions differ in reach: a single office, the city it stands in, a region, the network, or one of the firms we rely on, such as the escrow bank, the transfer agent, the fund administrator or the provider of our data centre.',
        'For a single office we move work to another one or to people’s homes, and expect to serve you on the same business day. For a city or a region we move work to an office outside of it, and expect to serve you within one business day. For an outage of a data centre we go over to a second one in another region, and expect the website to be back within four hours.',
      ],
    },
    {
      id: 'offices',
      title: 'Offices and people',
      paragraphs: [
        `We have offices in ${cities}. Every function that you depend on can be carried out from at least two of them. Two named people can stand in for each person who may approve a subscription, a redemption or a payment.`,
      ],
    },
    {
      id: 'records',
      title: 'Your records',
      paragraphs: [
        'Your applications, agreements, statements and transactions are stored electronically, in encrypted form, in two regions. Each change is copied to the second region within minutes, and a full copy is kept every day.',
        'We restore from these copies in a rehearsal at least twice a year, and correct the plan by what we find.',
      ],
    },
    {
      id: 'money',
      title: 'Your money and your interests',
      paragraphs: [
        `Money you wire stands in an escrow account at ${escrow.bank_name} until your subscription is accepted, and then belongs to the fund. We do not hold it in accounts of our own. A disruption at our firm does not change what you own: the register of each fund is kept by its administrator.`,
        `Transfers usually arrive within ${from} to ${to} business days. In a disruption at a bank they can take longer. We do not ask for money a second time while a transfer is on its way.`,
        'If we could not go on with our business at all, we would give you access to your records and arrange for another broker-dealer to serve you.',
      ],
    },
    {
      id: 'manager',
      title: 'When a manager cannot go on',
      paragraphs: [
        `If the manager of an access fund resigns, is removed, becomes insolvent or can otherwise not carry on, a replacement manager is to be found within ${REPLACEMENT_MANAGER_DAYS} days. Until then the administrator and the custodian go on keeping the fund’s records and assets, and no new investment is made for it.`,
        `If there is no replacement after ${REPLACEMENT_MANAGER_DAYS} days, the fund is wound up in an orderly way under its own documents, and its assets are distributed to its investors. We write to every investor of the fund when such a period begins, and when it ends.`,
      ],
    },
    {
      id: 'partners',
      title: 'The firms we rely on',
      paragraphs: [
        'Banks, administrators, transfer agents and the providers of our data centres, of text messages and of electronic signatures have plans of their own. We ask for them before we sign a contract, and every year after that.',
        'Where the service of such a firm stops, we use a second provider or a process on paper. Text messages and electronic signatures both have such a substitute.',
      ],
    },
    {
      id: 'reaching-us',
      title: 'How to reach us in a disruption',
      paragraphs: [
        `Write to ${email} or call ${phone.shown}. If neither answers, we say on this website where we can be reached. A message that tells you of a new bank account because of a disruption does not come from us: confirm every wire instruction with us by telephone, at a number you knew before.`,
      ],
    },
    {
      id: 'review',
      title: 'Review and changes',
      paragraphs: [
        'A principal of the firm approves the plan and reviews it at least once a year, and whenever our business, our structure or our offices change. The current summary is always on this page; we send it by mail to whoever asks for it.',
        'No plan can foresee every disruption. We cannot promise that service is never interrupted, or that every period named here is kept under all circumstances.',
      ],
    },
  ],
};
