import { both, INTERNATIONAL, type ProductSeed } from '../product-seed';
import { CALLS, OPEN_ENDED, row, termRows } from '../term-rows';

export const PILGRIM_WHARF_TRADE_FINANCE: ProductSeed = {
  id: 'pilgrim-wharf-trade-finance',
  name: both('Pilgrim Wharf Trade Finance Fund', '朝圣码头贸易融资基金'),
  status: 'published',
  correlation: 'low',
  eligibility: ['us', 'international'],
  countries: INTERNATIONAL,
  lockUp: [9, 'months'],
  redeems: ['quarter_ends', 45],
  minimum: 100_000,
  expectedReturn: '0.088',
  track: { months: 41, growth: 0.008, swing: 0.0018, payout: 0.078, every: 1 },
  nextCloseInDays: 40,
  projectedCloseInDays: 300,
  managers: [
    {
      name: 'Pilgrim Wharf Trade Capital',
      aumMillions: 1_120,
      about: both(
        'Pilgrim Wharf was founded in Singapore in 2012 by three bankers who had spent their careers on letters of credit. It works from Singapore, London and Houston.',
        '朝圣码头贸易资本 2012 年创立于新加坡，三位创始人皆出身银行信用证业务，现于新加坡、伦敦和休斯敦三地运营。',
      ),
      prior: both(
        'Trade Finance I (2014): 8.2% a year net, repaid in full. II (2019): 7.6% a year net.',
        '贸易融资一期（2014）：年化净收益 8.2%，已全额偿付；二期（2019）：年化净收益 7.6%。',
      ),
    },
  ],
  fundMillions: 310,
  netIrr: '0.0895',
  fees: { management: '0.015', performance: '0.1', hurdle: '0.05', subscription: '0.01' },
  achPermitted: false,
  sector: both('Trade receivables', '贸易应收款'),
  tags: [
    both('Insured receivables', '应收款保险'),
    both('90-day cycle', '90 天周转'),
    both('Global', '全球'),
  ],
  summary: both(
    'Insured, short-dated receivables of exporters in food, metals and medical goods.',
    '买入食品、金属及医疗用品出口商的短期应收款，并由保险承保。',
  ),
  overview: [
    both(
      'An exporter that ships coffee in March is paid in June. Pilgrim Wharf buys the invoice at a discount, waits for the importer to pay and does it again, four times a year.',
      '三月装船的咖啡，货款六月才到。朝圣码头折价买入发票，静候进口商付款，如此一年周转四次。',
    ),
    both(
      'Ninety-two per cent of the invoices are covered by credit insurers rated A or better. The fund lends only against goods it can inspect, and only to buyers with five years of accounts.',
      '92% 的发票由 A 级及以上的信用保险机构承保。基金仅对可查验的货物提供融资，且只接受具备五年财务报表的买方。',
    ),
    both(
      'Fraud is the risk that matters most in trade finance. Two people in the port of loading sign every release, and an outside firm counts the warehouse each month.',
      '欺诈是贸易融资的头号风险。每次放货须由装运港两人共同签署，仓库每月由外部机构盘点。',
    ),
  ],
  calls: CALLS.atOnce,
  exit: both(
    'After nine months, units can be redeemed at any quarter end on 45 days’ notice. Invoices turn into cash within about 90 days, which is what redemptions are paid from.',
    '持有满九个月后，可于任一季末赎回，须提前 45 日通知。应收款约 90 天即回款，赎回款由此支付。',
  ),
  terms: termRows({
    vehicle: 'cayman_feeder',
    target: 400,
    term: OPEN_ENDED,
    distributions: 'quarterly',
    leverage: both('At most 0.25 times equity', '不超过净资产的 0.25 倍'),
    valuation: 'monthly',
    tax: 'pfic',
    own: [row('Insured share', '承保比例', both('At least 85% of receivables', '应收款的 85% 以上'))],
  }),
  supplement: both(
    'A second custodian for documents of title was appointed in Rotterdam. Fees and investment limits are unchanged.',
    '已在鹿特丹增设一名物权凭证保管人；费用与投资限额均无变化。',
  ),
  webinars: [
    {
      title: both('Following one shipment from Santos to Trieste', '追踪一票货：从桑托斯到的里雅斯特'),
      summary: both(
        'Eleven documents, four signatures and 86 days: how an invoice becomes a return.',
        '十一份单据、四个签名、八十六天：一张发票如何变成收益。',
      ),
      speaker: 'Teo Wen Hui',
      daysAgo: 73,
      minutes: 47,
    },
  ],
};
