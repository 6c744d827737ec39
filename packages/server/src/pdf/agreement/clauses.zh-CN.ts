// 示范认购协议的条款。运营方应以其律师的文本替换。
import type { ClauseTexts, FeesOnTop } from './clauses';

export const CLAUSES_ZH: ClauseTexts = {
  title: '认购协议 Subscription Agreement',
  sample: '示范文本，须由运营方律师的正式文本替换。Sample: to be replaced by the operator’s counsel.',
  clauses: {
    agreement: (f) =>
      `本认购协议（“本协议”）由 ${f.investorName}（“投资者”）与${f.productName}（“基金”）于${f.date}订立。基金为由 ${f.managers} 管理的投资通道基金；面向美国投资者的发售由 ${f.broker} 担任配售代理。`,
    commitment: (f) =>
      `投资者认购基金的有限权益，承诺出资额为 ${f.commitment}（“认购承诺额”）。基金可全部或部分接受认购，也可拒绝认购。投资者自签署时起受本协议约束，基金自接受认购时起受本协议约束。`,
    acceptance:
      '在认购被接受且款项到账之前，投资者不持有任何权益。认购被拒绝的，已收款项原额退还，不计利息，也不作任何扣减。',
    interests: '权益由基金为其投资者持有。投资者对基金所投资产不享有直接的权利，也不享有表决权。',
    tenants_in_common:
      '投资者为签署本协议的各人，各人以按份共有（tenants in common）方式持有权益。除非全体共有人以书面形式另行指示基金管理人，各人的权益份额均等且不作分割。',
    survivorship:
      '投资者为签署本协议的各人，各人以联名共有并享有生存者取得权（joint tenants with rights of survivorship）的方式持有权益。各人的权益份额均等且不作分割；其中一人去世的，其权益归在世的共有人所有。',
    retirement_account: (f) =>
      `投资者为《国内税收法典》第 408 条项下的个人退休账户（IRA）。${f.custodian} 作为该账户的托管人持有权益；账户所有人决定投资并签署本协议。`,
    entity: (f) =>
      `投资者依据${f.country}法律合法设立，有权订立本协议，且并非为投资本基金而设立。每位签署人均已获授权代表投资者签署。`,
    trust: (f) =>
      `投资者为依据${f.country}法律有效存续的信托，其条款允许本项投资，且并非为投资本基金而设立。每位签署人均为受托人，或已获受托人授权。`,

    minimum: (f) => `认购承诺额不低于 ${f.minimum}，且须为 US$1,000 的整数倍。`,
    paid_by_custodian: (f) =>
      `认购承诺额由 ${f.custodian} 自其为投资者托管的账户以电汇支付。款项一般在汇出后 3 至 5 个工作日内到账。`,
    paid_by_wire: '认购承诺额须自投资者本人名下账户以电汇支付。款项一般在汇出后 3 至 5 个工作日内到账。',
    paid_by_wire_or_ach:
      '认购承诺额须自投资者本人名下账户以电汇或 ACH 支付。款项一般在汇出后 3 至 5 个工作日内到账。',
    lock_up: (f) => `自投资生效日起的 ${f.lockUp}锁定期内，权益不得赎回；锁定期届满后，适用下述退出安排。`,
    no_lock_up: '本项投资不设锁定期，自投资生效日起适用下述退出安排。',
    capital_calls: (f) => `缴款安排：${f.capitalCalls}`,
    exit_policy: (f) => `退出安排：${f.exitPolicy}`,
    fees: '各项费用见下表。',
    performance_fee: '仅对超出历史最高计费净值的利润收取业绩报酬。',
    performance_fee_above_hurdle: '仅对超出门槛收益率且超出历史最高计费净值的利润收取业绩报酬。',
    fees_on_top: ({ feesOnTop }) => feesOnTopText(feesOnTop),
    no_fees_on_top: '缴款时无须在认购承诺额之外另付费用。',

    accredited:
      '投资者按上表所列依据属于合格投资者，并已真实、完整地回答申请中的所有问题。权益发行前，如有任何回答不再属实，投资者将立即告知基金。',
    documents_received: (f) =>
      `投资者已收到并通读以下文件：${f.documents}。投资者已有机会向基金及配售代理提问。`,
    own_account: '投资者为自身账户、以投资为目的取得权益，并无转售意图。',
    regulation_d:
      '权益依《D 条例》（Regulation D，17 CFR 230.500–508）向投资者发售，未依《1933 年证券法》登记，仅可在基金同意且已登记或适用登记豁免时转让。',
    regulation_s:
      '权益依《S 条例》（Regulation S，17 CFR 230.901–905）向投资者发售。投资者并非 17 CFR 230.902(k) 所定义的美国人士（US person），在权益发售时及签署本协议时均身处美国境外，且并非为美国人士的账户或利益取得权益。权益未依《1933 年证券法》登记。投资者仅可在基金同意且符合《S 条例》、已登记或适用登记豁免时发售或转让权益，并仅可在符合该法的前提下对其进行对冲。',
    judgement: '投资者自行或在顾问协助下有能力判断本项投资的利弊与风险，并能够承受全部损失。',
    low_liquidity_need: '投资者已声明其流动性需求低，预计在权益不能赎回期间无须动用所承诺的资金。',
    liquidity_need:
      '投资者在下表中声明的流动性需求由其他资产满足。投资者理解，在需要资金时，所承诺的资金可能无法动用。',
    lawful_money:
      '本协议项下的款项并非来自非法活动。投资者及其所代表的任何人均未被列入美国制裁名单，也不居住在受美国全面制裁的国家或地区。经要求，投资者将提供证明身份及资金来源的文件。',
    political_figure:
      '投资者已在上表中披露与高级政治人物的关系。经要求，投资者将进一步提供有关财富及资金来源的文件。',
    no_political_figure: '投资者及其直系亲属、关系密切人士均非高级政治人物。',
    plan_assets:
      '投资者持有 ERISA 或《国内税收法典》第 4975 条项下计划的资产，占比见上表。其受信人已独立于基金、管理人及配售代理作出本项投资决定，且本项投资不构成被禁止的交易。',
    no_plan_assets:
      '投资者不持有 ERISA 或《国内税收法典》第 4975 条项下计划的资产；如将持有，会事先告知基金。',
    own_advice:
      '投资者已就法律与税务事项咨询自行选择的顾问，不依赖基金或配售代理在发售文件以外所作的任何陈述。',
    indemnity: '因投资者在本协议或申请中的不实陈述而造成的损失，由投资者向基金、管理人及配售代理作出赔偿。',

    loss_of_capital:
      '本金损失。私募市场投资具有投机性，投资者可能损失全部投资。过往业绩与目标收益均不构成对未来的承诺。',
    no_ready_market:
      '缺乏流通市场。权益不在任何交易所交易，可能多年无法出售或赎回，或只能以远低于账面价值的价格出售。',
    valuation: '估值。基金资产依据模型、可比交易及第三方资料定期估值，对账单所示价值可能与实际出售所得不同。',
    concentration: '集中度。基金可能仅持有一项或少数几项资产，其中一项失败即可能决定整个投资的结果。',
    manager: '对管理人的依赖。业绩取决于少数人的决策。管理人停止履职的，可能需要至多 90 天方能找到替任者。',
    cost: '费用。费用与开支会降低收益；即使投资亏损，部分费用仍须支付。',
    virtual_currencies:
      '虚拟货币。加密资产的价格单日波动可能超过 20%；资产可能因盗窃、失误或托管人倒闭而灭失，且不受存款保险保障。',
    law_and_tax:
      '法律与税务。有关私募基金、其资产及税务的规则可能变更，并可能适用于已作出的投资。基金为合格机会基金（qualified opportunity fund）的，其税务优惠取决于投资者与基金多年持续满足的条件。',
    leverage_and_currency: '杠杆与汇率。基金或其资产可能借款，从而放大亏损；美国境外的资产另有汇率风险。',

    electronic_signature:
      '投资者键入姓名或手写签名并选择“签署协议”，即以电子方式签署本协议。投资者已同意依《全球及全国商务电子签名法》（ESIGN，15 U.S.C. 7001）使用电子记录与电子签名。',
    effect:
      '电子签名与手写签名具有同等效力。文件在签署后加盖数字签章；证明页记录签署人、签署内容与签署时间。',
    signed_together: '下列签署人依次代表投资者签署。最后一位签署人签署后，本协议对投资者产生约束力。',
    governing_law: (f) =>
      `本协议适用与基金相同的法律${f.governingLaw ? `（${f.governingLaw}）` : ''}。任何条款无效，不影响其余条款的效力。对本协议的变更须经双方签署。`,
    controlling_language: '中文文本与英文文本不一致的，以英文文本为准。',
  },
};

const feesOnTopText = ({ subscription, management, yearly, total, withCommitment }: FeesOnTop): string =>
  [
    '在认购承诺额之外，投资者须随本协议项下的首次付款另行支付',
    [
      subscription && `认购费（认购承诺额的 ${subscription.rate}，即 ${subscription.amount}）`,
      management &&
        `${yearly ? '首年管理费' : '管理费'}（认购承诺额的 ${management.rate}，即 ${management.amount}）`,
    ]
      .filter(Boolean)
      .join('及'),
    `，合计 ${total}。认购承诺额一次缴付的，应付总额为 ${withCommitment}；分次缴款的，上述费用随首次缴款支付，以后缴款不再重复收取。上述费用不计入认购承诺额，亦不因此发行权益。所付款项优先用于支付上述费用。`,
    ...(management && yearly ? ['以后各年的管理费凭账单支付。'] : []),
  ].join('');
