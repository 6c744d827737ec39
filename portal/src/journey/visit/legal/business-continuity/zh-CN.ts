import { BRAND, FUNDING_BUSINESS_DAYS, listed, REPLACEMENT_MANAGER_DAYS } from '@quoin/rules';
import type { LegalText } from '../legal-text';

const { operator, email, phone, offices, escrow } = BRAND;
const cities = listed(
  offices.map(({ city }) => city['zh-CN']),
  'zh-CN',
);
const { from, to } = FUNDING_BUSINESS_DAYS;

export const legalText: LegalText = {
  sample: true,
  effective: '2025-06-01',
  sections: [
    {
      id: 'purpose',
      title: '本计划的目的',
      paragraphs: [
        `${operator.broker} 依照 FINRA 第 4370 条规则（FINRA Rule 4370）的要求，就重大业务中断备有书面计划，即业务连续性计划（Business Continuity Plan）。本页说明该计划对您意味着什么。计划全文含有可能被攻击者利用的细节，因此不予公开。`,
        '计划首先保护人员安全，其次保全您的记录与资产，再尽快让您能够查看信息并继续办理业务。',
      ],
    },
    {
      id: 'disruptions',
      title: '我们预想的中断情形',
      paragraphs: [
        '中断的范围各不相同：可能是一处办公室、所在城市、一个地区、网络，或我们依赖的机构，例如托管银行（Escrow Bank）、过户代理、基金行政管理人或数据中心服务商。',
        '一处办公室中断时，工作转至其他办公室或居家进行，预计当个工作日恢复服务。城市或地区中断时，工作转至该地区以外的办公室，预计一个工作日内恢复服务。数据中心中断时，切换至另一地区的第二数据中心，预计四小时内恢复网站。',
      ],
    },
    {
      id: 'offices',
      title: '办公室与人员',
      paragraphs: [
        `我们在${cities}设有办公室。凡您所依赖的职能，至少可以在其中两处办理。每一位有权批准认购、赎回或付款的人员，都有两位指定人员可以代行职责。`,
      ],
    },
    {
      id: 'records',
      title: '您的记录',
      paragraphs: [
        '您的申请、协议、对账单与交易记录以电子方式加密存储于两个地区。每次变更会在数分钟内复制到第二个地区，并且每天保留一份完整副本。',
        '我们每年至少两次以这些副本进行恢复演练，并根据结果修正计划。',
      ],
    },
    {
      id: 'money',
      title: '您的资金与权益',
      paragraphs: [
        `您电汇的资金在认购被接受之前存放于 ${escrow.bank_name} 的托管账户（Escrow Account），之后归基金所有，不会存放在我们自己的账户中。我们发生业务中断不影响您所持有的权益：各基金的登记册由其行政管理人保管。`,
        `汇款通常在 ${from} 至 ${to} 个工作日内到账；银行发生中断时可能需要更长时间。汇款在途期间，我们不会要求您再次付款。`,
        '如果我们完全无法继续经营，我们会让您取得自己的记录，并安排另一家经纪交易商为您服务。',
      ],
    },
    {
      id: 'manager',
      title: '管理人无法继续履职时',
      paragraphs: [
        `如果通道基金（Access Fund）的管理人辞任、被撤换、丧失偿付能力或因其他原因无法继续履职，应在 ${REPLACEMENT_MANAGER_DAYS} 天内确定接任管理人。在此期间，行政管理人与托管人继续保管基金的记录与资产，基金不进行新的投资。`,
        `如 ${REPLACEMENT_MANAGER_DAYS} 天后仍无接任管理人，基金将依其自身文件有序清算，并将资产分配给投资者。该期限开始和结束时，我们都会书面通知基金的每位投资者。`,
      ],
    },
    {
      id: 'partners',
      title: '我们依赖的机构',
      paragraphs: [
        '银行、行政管理人、过户代理，以及数据中心、短信与电子签名服务商都有各自的计划。签约之前以及此后每年，我们都会要求其提供。',
        '此类机构的服务中断时，我们改用第二家服务商或纸质流程。短信与电子签名均备有替代方式。',
      ],
    },
    {
      id: 'reaching-us',
      title: '中断期间如何联系我们',
      paragraphs: [
        `请写信至 ${email}，或致电 ${phone.shown}。如两者均无回应，我们会在本网站公布联系方式。任何以业务中断为由告知您新银行账户的消息都并非来自我们：每次电汇之前，请拨打您此前已知的电话号码，向我们口头核实汇款指引。`,
      ],
    },
    {
      id: 'review',
      title: '审阅与变更',
      paragraphs: [
        '本计划由公司一名负责人（Principal）批准，每年至少审阅一次，并在业务、组织或办公地点发生变化时重新审阅。最新摘要始终载于本页；如您索取，我们会邮寄给您。',
        '任何计划都无法预见全部中断情形。我们不能承诺服务永不中断，也不能承诺在所有情况下都能遵守本页所列时限。',
      ],
    },
  ],
};
