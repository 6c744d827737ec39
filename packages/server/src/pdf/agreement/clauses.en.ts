// The clauses of the sample subscription agreement. An operator replaces them with its counsel's text.
import type { Clauses } from './clauses';

export const CLAUSES_EN: Clauses = {
  title: 'Subscription Agreement',
  sample: 'Sample: to be replaced by the operator’s counsel.',
  parties: (f) => [
    `This Subscription Agreement (the “Agreement”) is made on ${f.date} between ${f.investorName} (the “Investor”) and ${f.productName} (the “Fund”), an access fund managed by ${f.managers}. ${f.broker} acts as placement agent for investors in the United States.`,
    `The Investor subscribes for limited interests in the Fund and commits the amount of ${f.commitment} (the “Commitment”). The Fund may accept a subscription in whole or in part, or decline it; the Investor is bound from the moment of signing, the Fund from its acceptance.`,
    'Nothing is owned before acceptance and receipt of funds. If the subscription is declined, money received for it is returned without interest and without deduction.',
    'Interests are held by the Fund on behalf of its investors. The Investor has no direct claim on the assets in which the Fund invests, and no vote in them.',
  ],
  terms: (f) => [
    `The Commitment is at least ${f.minimum} and a multiple of $1,000. It is paid by wire, or by ACH where the Fund permits it, from an account in the Investor’s own name. Funds are expected within 3 to 5 business days of the transfer.`,
    `Interests cannot be redeemed during the lock-up of ${f.lockUp}, counted from the effective date of the investment. After that the exit policy below applies.`,
    `Capital calls: ${f.capitalCalls}`,
    `Exit policy: ${f.exitPolicy}`,
    'Fees are charged as shown in the table. A performance fee is owed only on profit above the hurdle rate, where one is stated, and above the highest value on which such a fee was charged before.',
  ],
  feesOnTop: ({ subscription, management, yearly, total, withCommitment }) =>
    !subscription && !management
      ? 'No fee is paid on top of the Commitment at funding.'
      : [
          'On top of the Commitment the Investor pays, with the first payment under this Agreement,',
          [
            subscription &&
              `the subscription fee of ${subscription.rate} of the Commitment (${subscription.amount})`,
            management &&
              `the management fee of ${management.rate} of the Commitment${yearly ? ' for the first year' : ''} (${management.amount})`,
          ]
            .filter(Boolean)
            .join(' and '),
          `(together ${total}). If the whole Commitment is due at once, the amount due is ${withCommitment}; if it is called in parts, the fees are due with the first capital call and a later call does not charge them again. They do not count towards the Commitment and no interests are issued for them. A payment is applied to these fees first.`,
          ...(management && yearly ? ['The management fee of each later year is invoiced.'] : []),
        ].join(' '),
  representations: [
    'The Investor is an accredited investor on the basis stated in the table above and has answered every question of the application truthfully and completely. The Investor will tell the Fund without delay if an answer is no longer true before the interest is issued.',
    'The Investor has received the private placement memorandum, its supplement, the client relationship summary and the best-interest disclosure, has read them to the end, and has had the opportunity to ask questions of the Fund and the placement agent.',
    'The Investor acquires the interest for the Investor’s own account, as an investment, and not with a view to its resale. The interest is not registered under the Securities Act of 1933 and may be transferred only with the consent of the Fund and as the law permits.',
    'The Investor, alone or with advisers, is able to judge the merits and risks of this investment, can bear the loss of all of it, and has no need for liquidity in the amount committed.',
    'Money paid under this Agreement does not come from unlawful activity. Neither the Investor nor anyone for whom the Investor acts is named on a sanctions list of the United States. The Investor will provide documents that prove identity and source of funds when asked.',
    'The Investor has taken advice on law and tax from advisers of the Investor’s own choice and relies on no statement of the Fund or the placement agent outside the offering documents.',
    'The Investor indemnifies the Fund, its manager and the placement agent against losses that come from an untrue statement of the Investor in this Agreement or the application.',
  ],
  risks: [
    'Loss of capital. Private-market investments are speculative. The Investor may lose the whole amount invested. Past results and targets are no promise of future ones.',
    'No ready market. There is no exchange for these interests. A sale or redemption may be impossible for years, or possible only at a price well below their stated value.',
    'Valuation. Assets of the Fund are valued periodically from models, comparable transactions and information of third parties. A value shown in a statement may differ from what a sale would bring.',
    'Concentration. The Fund may hold a single asset or a few. The failure of one may decide the result of the whole investment.',
    'Dependence on the manager. Results depend on decisions of few people. If the manager stops acting, up to 90 days may pass before a replacement is found.',
    'Fees. Fees and expenses reduce the return and are owed, in part, even if the investment loses value.',
    'Virtual currencies. Where the Fund holds crypto assets, prices may move by more than 20% in a day; assets may be lost by theft, error or failure of a custodian and are covered by no deposit insurance.',
    'Law and tax. Rules for private funds, for virtual currencies and for their taxation may change, also for investments already made. Opportunity-zone benefits depend on conditions that the Investor and the Fund must keep for years.',
    'Leverage and currency. The Fund or its assets may borrow, which magnifies losses. Assets outside the United States carry the risk of their currency.',
  ],
  signature: [
    'By typing a name or drawing a signature and choosing “Sign agreement” the Investor signs this Agreement electronically. The Investor has agreed to do business by electronic records and signatures under the Electronic Signatures in Global and National Commerce Act (15 U.S.C. 7001) and New York’s Electronic Signatures and Records Act.',
    'An electronic signature has the same effect as one by hand. The document is sealed after signing; a certificate page records who signed, what and when.',
    'This Agreement is governed by the laws of the State of New York. If a provision is void the others stay in force. Changes need the signature of both sides. Where a translation differs from the English text, the English text controls.',
  ],
  together:
    'Each signer named below signs for the Investor, one after the other. The Agreement binds the Investor once the last of them has signed.',
  jointly: {
    joint_tenants_in_common:
      'The Investor is the persons who sign this Agreement, as tenants in common. Their interests are equal and undivided unless all of them instruct the manager of the Fund otherwise in writing.',
    joint_rights_of_survivorship:
      'The Investor is the persons who sign this Agreement, as joint tenants with rights of survivorship. Their interests are equal and undivided; on the death of one of them, that interest passes to those who survive.',
  },
};
