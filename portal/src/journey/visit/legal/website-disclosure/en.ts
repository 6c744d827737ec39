import { BRAND } from '@quoin/rules';
import { formatDate, formatFigure } from '@quoin/ui';
import type { LegalText } from '../legal-text';

const { operator, email, claims } = BRAND;
const asOf = formatDate(claims.assetsUnderManagementAsOf, 'en');
const brokered = formatFigure('money', String(claims.brokeredTotal), 'en', { digits: 0 });

export const legalText: LegalText = {
  sample: true,
  effective: '2025-06-01',
  sections: [
    {
      id: 'no-offer',
      title: 'No offer, no advice',
      paragraphs: [
        'This website informs. It is no offer to sell a security and no solicitation to buy one. An offer is made only by the offering documents of a product, to people who may receive them, and those documents come before anything said here.',
        'Nothing here is investment, legal, accounting or tax advice. Nothing here takes into account what you own, what you need or what you know. Ask advisers of your own before you invest.',
      ],
    },
    {
      id: 'who-we-are',
      title: 'Who stands behind this website',
      paragraphs: [
        `${operator.legalEntity} runs this website. ${operator.description.en}`,
        `You can look up ${operator.broker} and its representatives, free of charge, in FINRA’s BrokerCheck. The Client Relationship Summary (Form CRS) and the Best-Interest Disclosure, linked at the foot of each page, say what we do for you, what it costs and where our interests conflict with yours.`,
      ],
    },
    {
      id: 'qualified',
      title: 'Qualified investors only',
      paragraphs: [
        'Investments are open only to accredited investors and, for some products, to qualified clients or qualified purchasers. Securities offered under Rule 506 of Regulation D are not registered under the Securities Act of 1933, and no authority has judged their merits.',
        'Which products you see depends on your country of residence. Seeing a product here does not mean that it may be sold to you.',
      ],
    },
    {
      id: 'access-funds',
      title: 'Access funds',
      paragraphs: [
        'Most products are access funds: a fund that gathers the commitments of many investors and invests them in another fund, company or portfolio. You own an interest in the access fund, not in what it holds. An access fund has costs of its own, in addition to those of what it holds.',
        'Access funds are not registered as investment companies. You do not have the protection that the Investment Company Act of 1940 gives to the holders of registered funds.',
      ],
    },
    {
      id: 'private-risks',
      title: 'Risks of private investments',
      paragraphs: [
        'Private investments are speculative. You can lose everything you invest. Invest only what you can do without for the whole lock-up period and longer.',
        'There is no public market. You may not be able to sell or redeem when you wish, or at a price near the last value that was stated. Redemptions can be limited, deferred or suspended under a product’s documents.',
        'Products may hold few positions, use borrowed money, and depend on a few people. They disclose less, and less often, than public companies do. Capital calls that are not paid in time can cost you a part of your investment.',
        'To spread an investment does not protect it against loss.',
      ],
    },
    {
      id: 'returns',
      title: 'Returns, past and expected',
      paragraphs: [
        'Past performance does not foretell future results. A target or expected return is an aim that rests on assumptions, some of which will not come true. It is no forecast and no promise.',
        'Rates of return are stated after the fees that a product names, unless the figure says otherwise, and before your own taxes. Statements about the future use words such as “expect”, “aim”, “may” and “project”; what happens can differ from them considerably.',
      ],
    },
    {
      id: 'values',
      title: 'Values',
      paragraphs: [
        'The net asset value of a private investment is an estimate by its manager or administrator on a valuation date. Between two such dates we show the last one, with its date. What is paid at a sale or redemption can be less.',
      ],
    },
    {
      id: 'virtual-currencies',
      title: 'Virtual currencies',
      paragraphs: [
        'Virtual currencies, and investments linked to them, move strongly. Some crypto assets show moves of more than 20% within a single day, in either direction and at any hour. You can lose your whole investment in a short time.',
        'A virtual currency is no legal tender in the United States, and no government stands behind it. Its price rests on the belief of others that they can sell it on. It can fall to nothing.',
        'Virtual currencies are not covered by the Federal Deposit Insurance Corporation or the Securities Investor Protection Corporation, and neither are exchanges and custodians that hold them. If one of these fails, is robbed or is closed, what it held can be lost.',
        'Whoever has a private key has what it opens. Keys that are lost or stolen can’t be restored, and a transfer that was made by mistake or by fraud can’t be called back.',
        'The rules for virtual currencies are unsettled and differ between countries. A new law, a court or an authority can restrict their use, their trade or their tax treatment overnight, also with effect for what you hold already.',
        'Trading takes place on many venues with few rules. Prices differ between them, trading can stop without notice, and prices can be manipulated. A split of the underlying network, a fault in its program or an attack by a majority of its computers can change or destroy value.',
        'A fund that holds virtual currencies can trade at a value far from what it holds, charges fees on top, and gives you no claim to the coins themselves.',
      ],
    },
    {
      id: 'aum',
      title: 'Figures about us and about managers',
      paragraphs: [
        `Assets under management, and the total of ${brokered} brokered for investors, are stated as of ${asOf}, unless another date stands beside them. They are rounded, have not been audited, and include commitments that had not been called by then.`,
        'Figures about a manager, such as total assets under management, net IRR and the performance of earlier funds, come from the manager. We pass them on as we received them.',
      ],
    },
    {
      id: 'research',
      title: 'Research data and other third parties',
      paragraphs: [
        'The private-company research tool shows data of a third party about companies whose shares are not listed: funding rounds, estimated valuations, prices of other people’s trades. Such data is incomplete, can be old or wrong, and says nothing about the price at which you could buy or sell. It is no recommendation of any company.',
        'Links lead to websites that we do not run and do not check. Names and marks of other firms belong to them; that they are named here does not mean that they have to do with us.',
      ],
    },
    {
      id: 'taxes',
      title: 'Taxes',
      paragraphs: [
        'What is said here about taxes, for instance about retirement accounts or qualified opportunity funds, describes the law in general. It changes, and how it applies to you depends on your circumstances. Tax documents of private funds often come late; you may need an extension for your return.',
      ],
    },
    {
      id: 'conflicts',
      title: 'How we are paid, and where interests conflict',
      paragraphs: [
        `${operator.broker} is paid for the sale of a product: by its issuer or manager, by a subscription fee, or by a share of the fees you see on the product’s page. That gives us a reason to want you to invest. People who refer friends receive a credit, and so have an interest as well.`,
      ],
    },
    {
      id: 'questions',
      title: 'Questions',
      paragraphs: [`Write to ${email}.`],
    },
  ],
};
