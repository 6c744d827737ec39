import { both, INTERNATIONAL, NORTH_AMERICA, US_ONLY, type ProductSeed } from './product-seed';
import { CALLS, NO_LEVERAGE, OPEN_ENDED, row, termRows, years } from './term-rows';

export const FIXED_INCOME: readonly ProductSeed[] = [
  {
    id: 'orchard-lane-senior-credit-ii',
    name: both('Orchard Lane Senior Credit Fund II', '果园里优先信贷基金二期'),
    status: 'published',
    correlation: 'low',
    eligibility: ['ira', 'us', 'international'],
    countries: NORTH_AMERICA,
    lockUp: [12, 'months'],
    minimum: 50_000,
    expectedReturn: '0.098',
    track: { months: 44, growth: 0.011, swing: 0.0022, payout: 0.086, every: 1 },
    nextCloseInDays: 26,
    projectedCloseInDays: 210,
    managers: [
      {
        name: 'Tallow Street Credit Partners',
        aumMillions: 2_850,
        about: both(
          'Tallow Street has lent to family-owned American businesses since 2009. Forty-one people in Chicago and Charlotte underwrite every loan themselves and hold it to maturity; across 312 loans the firm has lost 0.4% of the capital it lent.',
          '塔洛街信贷自 2009 年起向美国家族企业放贷。芝加哥与夏洛特两地共四十一名员工，每笔贷款均自行尽调、持有到期；在累计 312 笔贷款中，本金损失率为 0.4%。',
        ),
      },
    ],
    fundMillions: 184,
    netIrr: '0.101',
    fees: { management: '0.0125', performance: '0.1', hurdle: '0.06', subscription: '0.01' },
    achPermitted: true,
    sector: both('Direct lending', '直接贷款'),
    tags: [
      both('Senior secured', '优先担保'),
      both('Floating rate', '浮动利率'),
      both('Quarterly income', '按季付息'),
    ],
    summary: both(
      'First-lien loans to profitable, family-owned American companies, paying income every quarter.',
      '向盈利稳健的美国家族企业发放第一顺位担保贷款，按季分配收益。',
    ),
    overview: [
      both(
        'When a regional bank steps back, the owner of a $15 million-a-year packaging plant still needs a lender who answers the phone. Orchard Lane II makes that loan: first claim on every asset, a floating rate, and covenants tested each quarter.',
        '地区性银行收缩信贷之后，年利润 1,500 万美元的包装厂依然需要一位接得起电话的贷款人。果园里二期就是这位贷款人：对全部资产享有第一顺位担保，浮动计息，每季检验约束条款。',
      ),
      both(
        'The portfolio holds 47 loans in eleven industries, none above 4% of the fund. The average borrower owes 3.1 times its yearly earnings and covers its interest 2.6 times. Three quarters of borrowers have been in business for more than twenty years.',
        '组合目前持有 47 笔贷款，分布于十一个行业，单笔占比不超过 4%。借款人平均负债为年度盈利的 3.1 倍，利息保障倍数 2.6 倍；四分之三的借款人经营超过二十年。',
      ),
      both(
        'Interest is collected monthly and paid out quarterly. Because rates float, income rises and falls with short-term rates, while the value of a unit moves little.',
        '利息按月收取、按季分配。由于采用浮动利率，收益随短期利率升降，而份额净值波动很小。',
      ),
      both(
        'The chief risk is a recession that hurts many small companies at once. Tallow Street keeps 12% of the fund in cash and short bills so that it need not sell a loan to meet a redemption.',
        '最主要的风险是经济衰退同时冲击众多中小企业。塔洛街把基金的 12% 配置于现金与短期国库券，以便应付赎回时无需折价出售贷款。',
      ),
    ],
    calls: CALLS.atOnce,
    exit: both(
      'After twelve months, units can be redeemed at the end of any quarter on 60 days’ notice, up to 5% of the fund in a quarter. Loans mature in three to five years.',
      '持有满十二个月后，可于任一季末赎回，须提前 60 日通知；每季赎回总额以基金净值 5% 为限。贷款期限为三至五年。',
    ),
    terms: termRows({
      vehicle: 'delaware_lp',
      target: 250,
      term: OPEN_ENDED,
      distributions: 'quarterly',
      leverage: both(
        'At most 0.5 times equity, from one bank line',
        '不超过净资产的 0.5 倍，来自单一银行授信',
      ),
      valuation: 'monthly',
      tax: 'k1_ubti',
      own: [
        row('Largest position', '单一借款人上限', both('4% of the fund', '基金净值的 4%')),
        row('Security', '担保', both('First lien on all assets', '全部资产的第一顺位担保')),
      ],
    }),
    supplement: both(
      'Since the memorandum was printed the bank line was renewed for three years on the same terms, and the limit for a single industry was lowered from 20% to 18% of the fund.',
      '备忘录付印后，银行授信已按原条款续期三年；单一行业上限由基金净值的 20% 下调至 18%。',
    ),
    webinars: [
      {
        title: both('How a loan is made: one borrower, start to finish', '一笔贷款的诞生：从尽调到放款'),
        summary: both(
          'A partner walks through one real underwriting file with the names removed, from first call to closing.',
          '合伙人以一份隐去名称的真实尽调档案，讲述从首次接洽到放款的全过程。',
        ),
        speaker: 'Miriam Castellane',
        daysAgo: 34,
        minutes: 42,
      },
      {
        title: both('Credit in a slowing economy', '经济放缓时期的信贷'),
        summary: both(
          'What the covenants are showing this quarter, and which industries the fund has stopped lending to.',
          '本季约束条款透露的信号，以及基金已停止放贷的行业。',
        ),
        speaker: 'Owen Prideaux',
        daysAgo: 121,
        minutes: 36,
      },
    ],
  },
  {
    id: 'saltmarsh-short-notes',
    name: both('Saltmarsh Short-Duration Notes', '盐沼短期票据'),
    status: 'published',
    correlation: 'low',
    eligibility: ['ira', 'us'],
    countries: US_ONLY,
    lockUp: [6, 'months'],
    minimum: 20_000,
    expectedReturn: '0.074',
    track: { months: 29, growth: 0.001, swing: 0.0006, payout: 0.073, every: 1 },
    nextCloseInDays: 12,
    managers: [
      {
        name: 'Saltmarsh Lending Group',
        aumMillions: 640,
        about: both(
          'Saltmarsh finances the renovation of single-family homes in nine eastern states. The founders ran the workout desk of a savings bank and still visit each house before money goes out.',
          '盐沼集团在美国东部九州为独栋住宅翻新提供融资。创始人曾执掌一家储蓄银行的不良资产部，至今放款前仍逐一实地看房。',
        ),
      },
    ],
    fundMillions: 96,
    fees: { management: '0.0075', performance: '0', subscription: '0.005' },
    achPermitted: true,
    sector: both('Residential bridge loans', '住宅过桥贷款'),
    tags: [
      both('Short duration', '短久期'),
      both('Real-estate backed', '房产抵押'),
      both('Monthly income', '按月付息'),
    ],
    summary: both(
      'Six- to twelve-month notes backed by first mortgages on homes under renovation.',
      '期限六至十二个月，以翻新中住宅的第一顺位抵押权作担保。',
    ),
    overview: [
      both(
        'A builder buys a tired house, repairs it and sells it within the year. Saltmarsh lends up to 70% of what the finished house should fetch, in stages, as an inspector signs off the work.',
        '建筑商买入旧宅，翻修后一年内售出。盐沼按完工估值最多放款 70%，并在验房师逐项签字后分期拨付。',
      ),
      both(
        'A note draws on a pool of about 380 such loans, so no single house decides the outcome. Interest is fixed for the life of the note and is paid each month.',
        '每份票据对应约 380 笔此类贷款组成的资产池，不因个别房屋定成败。票据利率在存续期内固定，按月付息。',
      ),
      both(
        'If house prices fall sharply, sales slow and loans are extended. Reserves equal to 3% of the pool stand first in line for losses.',
        '若房价急跌，去化放缓，贷款将会展期。资产池设有 3% 的准备金，用于首先吸收损失。',
      ),
    ],
    calls: CALLS.atOnce,
    exit: both(
      'A note is repaid at maturity. It may be rolled into the next series on seven days’ notice; there is no early redemption.',
      '票据到期还本；提前七日通知可转入下一系列，不设提前赎回。',
    ),
    terms: termRows({
      vehicle: 'delaware_series_llc',
      target: 120,
      term: both('6, 9 or 12 months', '6、9 或 12 个月'),
      distributions: 'monthly',
      leverage: NO_LEVERAGE,
      valuation: 'monthly',
      tax: 'k1',
      own: [
        row('Loan to value', '贷款成数', both('At most 70% of the finished value', '不超过完工估值的 70%')),
      ],
    }),
    webinars: [
      {
        title: both('Inside the pool: 380 houses, nine states', '走进资产池：九个州的 380 幢房屋'),
        summary: both(
          'Where the houses stand, how long they take to sell and what happened to the eleven that did not.',
          '房屋分布、平均去化周期，以及未能如期售出的十一幢房屋的结局。',
        ),
        speaker: 'Gideon Farrow',
        daysAgo: 58,
        minutes: 31,
      },
    ],
  },
  {
    id: 'pilgrim-wharf-trade-finance',
    name: both('Pilgrim Wharf Trade Finance Fund', '朝圣码头贸易融资基金'),
    status: 'published',
    correlation: 'low',
    eligibility: ['us', 'international'],
    countries: INTERNATIONAL,
    lockUp: [9, 'months'],
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
  },
  {
    id: 'kestrel-ridge-lease-income-i',
    name: both('Kestrel Ridge Lease Income Fund I', '隼岭设备租赁收益基金一期'),
    status: 'exited',
    correlation: 'mid',
    eligibility: ['ira', 'us', 'international'],
    countries: NORTH_AMERICA,
    lockUp: [3, 'years'],
    minimum: 25_000,
    expectedReturn: '0.082',
    track: { months: 62, growth: 0.012, swing: 0.004, payout: 0.069, every: 3, endedAgo: 6 },
    managers: [
      {
        name: 'Kestrel Ridge Equipment Capital',
        aumMillions: 420,
        about: both(
          'Kestrel Ridge buys machines that hospitals and quarries would rather rent. Its engineers value each machine themselves and resell it when the lease ends.',
          '隼岭买入医院与采石场更愿租用的设备，由自己的工程师逐台估值，并在租约期满后转售。',
        ),
      },
    ],
    fundMillions: null,
    netIrr: '0.0795',
    fees: { management: '0.0125', performance: '0.1', hurdle: '0.06', subscription: '0.01' },
    achPermitted: true,
    sector: both('Equipment leasing', '设备租赁'),
    tags: [both('Hard assets', '实物资产'), both('Fully realized', '已全部变现')],
    summary: both(
      'Medical and quarrying equipment on lease; all machines sold and proceeds returned.',
      '医疗与采石设备租赁；设备已全部出售，款项已归还投资者。',
    ),
    overview: [
      both(
        'Fund I bought 214 machines, from ultrasound scanners to rock crushers, and leased them for three to five years. Rents covered the purchase price in 43 months on average.',
        '一期基金购入 214 台设备，从超声仪到碎石机，出租三至五年；租金平均 43 个月即收回购置成本。',
      ),
      both(
        'The last machines were sold in the closing year of the fund, for 11% more than their book value. Investors were paid out in full within thirty days of the sale.',
        '最后一批设备在基金末年售出，售价高于账面 11%；售后三十日内已向投资者全额支付。',
      ),
      both(
        'The fund is over and takes no new money. It is shown here so that its record can be read.',
        '本基金业已终结，不再募集；此处保留，以供查阅往绩。',
      ),
    ],
    calls: CALLS.halfAndHalf,
    exit: both(
      'Realized. Final proceeds were paid after the sale of the last machine.',
      '已全部退出，末笔款项已于最后一台设备售出后支付。',
    ),
    terms: termRows({
      vehicle: 'delaware_lp',
      target: 75,
      term: years(5, 1),
      distributions: 'quarterly',
      leverage: both('At most 0.3 times equity', '不超过净资产的 0.3 倍'),
      valuation: 'quarterly',
      tax: 'k1',
    }),
    webinars: [
      {
        title: both('Closing the books on Fund I', '一期基金收官'),
        summary: both(
          'What was bought, what was earned and what we would do again.',
          '买了什么、赚了多少，以及哪些做法值得再来一次。',
        ),
        speaker: 'Harriet Lomas',
        daysAgo: 190,
        minutes: 28,
      },
    ],
  },
];
