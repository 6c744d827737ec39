// Clauses of the sample subscription agreement. Operators replace them with the text of their counsel.
import type { ClauseTexts, FeesOnTop } from './clauses';

export const CLAUSES_EN: ClauseTexts = {
  title: 'Subscription Agreement',
  sample: 'Sample: to be replaced by the operator’s counsel.',
  clauses: {
    agreement: (f) =>
      `This Subscription Agreement (the “Agreement”) is made on ${f.date} between ${f.investorName} (the “Investor”) and ${f.productName} (the “Fund”), an access fund managed by ${f.managers}. ${f.broker} acts as placement agent for investors in the United States.`,
    commitment: (f) =>
      `The Investor subscribes for limited interests in the Fund and commits the amount of ${f.commitment} (the “Commitment”). The Fund may accept a subscription in whole or in part, or decline it; the Investor is bound from the moment of signing, the Fund from its acceptance.`,
    acceptance:
      'Nothing is owned before acceptance and receipt of funds. If the subscription is declined, money received for it is returned without interest and without deduction.',
    interests:
      'Interests are held by the Fund on behalf of its investors. The Investor has no direct claim on the assets in which the Fund invests, and no vote in them.',
    tenants_in_common:
      'The Investor consists of the persons who sign this Agreement, as tenants in common. Their interests are equal and undivided unless all of them instruct the manager of the Fund otherwise in writing.',
    survivorship:
      'The Investor consists of the persons who sign this Agreement, as joint tenants with rights of survivorship. Their interests are equal and undivided; on the death of one of them, that interest passes to those who survive.',
    community_property: (f) =>
      `The Investor consists of the spouses who sign this Agreement. They hold the interest as community property under the law of ${f.homeState}.`,
    retirement_account: (f) =>
      `The Investor is an individual retirement account under section 408 of the Internal Revenue Code. ${f.custodian} holds the interest as custodian of the account; the owner of the account directs the investment and signs this Agreement.`,
    entity: (f) =>
      `The Investor is duly formed, validly existing and in good standing under the law of the place of its formation (${f.place}). It has the power to enter into this Agreement and has taken every action required to authorize it. Each person who signs is authorized to bind the Investor in the capacity stated for that person.`,
    trust: (f) =>
      `The Investor is a trust validly existing under the law of the place of its formation (${f.place}). The trust instrument permits this investment and is in force. Each person who signs is a trustee, or is authorized by the trustees, and has the power to bind the trust without the consent of anyone else who has not signed.`,

    minimum: (f) => `The Commitment is at least ${f.minimum} and a multiple of $1,000.`,
    paid_by_custodian: (f) =>
      `The Commitment is paid by wire by ${f.custodian}, from the account that it holds for the Investor. Funds are expected within 3 to 5 business days of the transfer.`,
    paid_by_wire:
      'The Commitment is paid by wire from an account in the Investor’s own name. Funds are expected within 3 to 5 business days of the transfer.',
    paid_by_wire_or_ach:
      'The Commitment is paid by wire or by ACH from an account in the Investor’s own name. Funds are expected within 3 to 5 business days of the transfer.',
    lock_up: (f) =>
      `Interests cannot be redeemed during the lock-up of ${f.lockUp}, counted from the effective date of the investment. After that the exit policy below applies.`,
    no_lock_up:
      'There is no lock-up. The exit policy below applies from the effective date of the investment.',
    capital_calls: (f) => `Capital calls: ${f.capitalCalls}`,
    exit_policy: (f) => `Exit policy: ${f.exitPolicy}`,
    fees: 'Fees are charged as shown in the table.',
    performance_fee:
      'A performance fee is owed only on profit above the highest value on which such a fee was charged before.',
    performance_fee_above_hurdle:
      'A performance fee is owed only on profit above the hurdle rate, and above the highest value on which such a fee was charged before.',
    fees_on_top: ({ feesOnTop }) => feesOnTopText(feesOnTop),
    no_fees_on_top: 'No fee is paid on top of the Commitment at funding.',

    accredited:
      'The Investor is an accredited investor on the basis stated in the table above and has answered every question of the application truthfully and completely. The Investor will tell the Fund without delay if an answer is no longer true before the interest is issued.',
    not_formed_for_purpose:
      'The Investor was not formed for the specific purpose of acquiring the interest, and its owners or beneficiaries do not decide separately whether to take part in this investment.',
    trust_direction:
      'The purchase is directed by a person who has such knowledge and experience in financial and business matters as to be capable of evaluating its merits and risks (17 CFR 230.506(b)(2)(ii)).',
    family_office_direction:
      'The purchase is directed by a person who has such knowledge and experience in financial and business matters that the Investor is capable of evaluating its merits and risks (17 CFR 230.501(a)(12)(iii)).',
    family_client:
      'The Investor is a family client, as defined in 17 CFR 275.202(a)(11)(G)-1, of a family office that is an accredited investor under 17 CFR 230.501(a)(12), and that office directs the purchase.',
    equity_owners:
      'Each equity owner of the Investor is named above and is an accredited investor on the basis stated there. The Investor will tell the Fund without delay if an equity owner joins before the interest is issued.',
    grantors:
      'Each grantor of the Investor is named above and is an accredited investor on the basis stated there. The grantors can amend or revoke the trust at any time, and its income is taxed to them.',
    each_owner: 'Each owner is named above and is an accredited investor on the basis stated there.',
    beneficial_owners:
      'No one other than the beneficial owners named above owns, directly or indirectly, 25% or more of the equity of the Investor.',
    no_beneficial_owners: 'No one owns, directly or indirectly, 25% or more of the equity of the Investor.',
    joint_owners:
      'The owners make these representations, and are bound by this Agreement, jointly and severally. They authorize the owner of the account to instruct the Fund for all of them.',
    documents_received: (f) =>
      `The Investor has received and read to the end: ${f.documents}. The Investor has had the opportunity to ask questions of the Fund and the placement agent.`,
    own_account:
      'The Investor acquires the interest for the Investor’s own account, as an investment, and not with a view to its resale.',
    regulation_d:
      'The interest is offered to the Investor under Regulation D (17 CFR 230.500–508). It is not registered under the Securities Act of 1933, and may be transferred only with the consent of the Fund and under a registration or an exemption from it.',
    regulation_s:
      'The interest is offered to the Investor under Regulation S (17 CFR 230.901–905). The Investor is not a US person as defined in 17 CFR 230.902(k), is outside the United States when the interest is offered and when this Agreement is signed, and does not acquire the interest for the account or benefit of a US person. The interest is not registered under the Securities Act of 1933. The Investor will offer or transfer it only with the consent of the Fund and under Regulation S, a registration or an exemption from it, and will hedge it only in compliance with that Act.',
    judgement:
      'The Investor, alone or with advisers, is able to judge the merits and risks of this investment and can bear the loss of all of it.',
    low_liquidity_need:
      'The Investor has stated a low need for liquidity and does not expect to need the amount committed while it cannot be redeemed.',
    liquidity_need:
      'The Investor’s need for liquidity, as stated in the table below, is met by other assets. The Investor understands that the amount committed may not be available when it is needed.',
    lawful_money:
      'Money paid under this Agreement does not come from unlawful activity. Neither the Investor nor anyone for whom the Investor acts is named on a sanctions list of the United States, or resides in a country or region under its comprehensive sanctions. The Investor will provide documents that prove identity and source of funds when asked.',
    political_figure:
      'The Investor has disclosed the connection to a senior political figure in the table above, and will provide further documents about the source of wealth and funds when asked.',
    no_political_figure:
      'Neither the Investor, nor an immediate family member or a close associate of the Investor, is a senior political figure.',
    no_political_figure_of_organization:
      'No person who signs for the Investor, controls it or owns 25% or more of it is a senior political figure, or an immediate family member or a close associate of one.',
    plan_assets:
      'The Investor holds assets of a plan under ERISA or section 4975 of the Internal Revenue Code, in the share stated in the table above. Its fiduciaries have decided on this investment independently of the Fund, its manager and the placement agent, and the investment is no prohibited transaction.',
    no_plan_assets:
      'The Investor holds no assets of a plan under ERISA or section 4975 of the Internal Revenue Code, and will tell the Fund before it does.',
    own_advice:
      'The Investor has taken advice on law and tax from advisers of the Investor’s own choice and relies on no statement of the Fund or the placement agent outside the offering documents.',
    indemnity:
      'The Investor indemnifies the Fund, its manager and the placement agent against losses that come from an untrue statement of the Investor in this Agreement or the application.',

    loss_of_capital:
      'Loss of capital. Private-market investments are speculative. The Investor may lose the whole amount invested. Past results and targets are no promise of future ones.',
    no_ready_market:
      'No ready market. There is no exchange for these interests. A sale or redemption may be impossible for years, or possible only at a price well below their stated value.',
    valuation:
      'Valuation. Assets of the Fund are valued periodically from models, comparable transactions and information of third parties. A value shown in a statement may differ from what a sale would bring.',
    concentration:
      'Concentration. The Fund may hold a single asset or a few. The failure of one may decide the result of the whole investment.',
    manager:
      'Dependence on the manager. Results depend on decisions of few people. If the manager stops acting, up to 90 days may pass before a replacement is found.',
    cost: 'Fees. Fees and expenses reduce the return and are owed, in part, even if the investment loses value.',
    virtual_currencies:
      'Virtual currencies. The prices of crypto assets may move by more than 20% in a day. The assets may be lost by theft, error or failure of a custodian and are covered by no deposit insurance.',
    law_and_tax:
      'Law and tax. Rules for private funds, for their assets and for their taxation may change, also for investments already made. Where the Fund is a qualified opportunity fund, its tax benefits depend on conditions that the Investor and the Fund must keep for years.',
    leverage_and_currency:
      'Leverage and currency. The Fund or its assets may borrow, which magnifies losses. Assets outside the United States carry the risk of their currency.',

    electronic_signature:
      'By typing a name or drawing a signature and choosing “Sign agreement” the Investor signs this Agreement electronically. The Investor has agreed to do business by electronic records and signatures under the Electronic Signatures in Global and National Commerce Act (15 U.S.C. 7001).',
    effect:
      'An electronic signature has the same effect as one by hand. The document is sealed after signing; a certificate page records who signed, what and when.',
    signed_together:
      'Each signer named below signs for the Investor, one after the other. The Agreement binds the Investor once the last of them has signed.',
    governing_law: (f) =>
      `This Agreement is governed by the same law as the Fund${f.governingLaw ? ` (${f.governingLaw})` : ''}. If a provision is void the others stay in force. Changes need the signature of both sides.`,
    controlling_language: 'Where a translation differs from the English text, the English text controls.',
  },
};

const feesOnTopText = ({
  subscription,
  management,
  yearly,
  years,
  total,
  withCommitment,
}: FeesOnTop): string => {
  const fees = [
    subscription && `the subscription fee of ${subscription.rate} of the Commitment (${subscription.amount})`,
    management &&
      `the management fee of ${management.rate} of the Commitment${yearly ? ' for the first year' : ''} (${management.amount})`,
  ].filter(Boolean);
  return [
    'On top of the Commitment the Investor pays, with the first payment under this Agreement,',
    `${fees.join(' and ')}${fees.length > 1 ? `, together ${total}` : ''}. If the whole Commitment is due at once, the amount due is ${withCommitment}; if it is called in parts, the fees are due with the first capital call and a later call does not charge them again. They do not count towards the Commitment and no interests are issued for them. A payment is applied to these fees first.`,
    ...(management && yearly && years !== 1
      ? [`The management fee of each later year${years ? ` up to year ${years}` : ''} is invoiced.`]
      : []),
  ].join(' ');
};
