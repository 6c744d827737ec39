// Headings and labels of the agreement, except labels of answers. Chinese headings include the English name of the part,
// by which other legal documents refer to it.
import type { Bilingual } from '@quoin/rules';

export const HEADINGS = {
  parties: { en: 'Parties and subscription', 'zh-CN': '当事方与认购 Parties and Subscription' },
  terms: { en: 'Terms and fees', 'zh-CN': '条款与费用 Terms and Fees' },
  qualification: { en: 'Qualification of the investor', 'zh-CN': '投资者资格 Qualification' },
  representations: { en: 'Representations by the investor', 'zh-CN': '投资者的陈述与保证 Representations' },
  status: { en: 'Status and experience', 'zh-CN': '财务状况与投资经验 Status and Experience' },
  risks: { en: 'Risk disclosures', 'zh-CN': '风险披露 Risk Disclosures' },
  signature: { en: 'Electronic signature', 'zh-CN': '电子签名 Electronic Signature' },
} satisfies Record<string, Bilingual>;

export const LABELS = {
  investor: { en: 'Investor', 'zh-CN': '投资者' },
  investorType: { en: 'Investor type', 'zh-CN': '投资者类型' },
  custodian: { en: 'Custodian', 'zh-CN': '托管机构' },
  payer: { en: 'Paid from', 'zh-CN': '付款账户' },
  usPerson: { en: 'US person', 'zh-CN': '美国人士' },
  commitment: { en: 'Commitment', 'zh-CN': '认购金额' },
  managementFee: { en: 'Management fee', 'zh-CN': '管理费' },
  performanceFee: { en: 'Performance fee', 'zh-CN': '业绩报酬' },
  hurdleRate: { en: 'Hurdle rate', 'zh-CN': '门槛收益率' },
  subscriptionFee: { en: 'Subscription fee', 'zh-CN': '认购费' },
  perYear: { en: '{rate} per year', 'zh-CN': '每年 {rate}' },
  oneTime: { en: '{rate} once', 'zh-CN': '一次性 {rate}' },
  yearCap: { en: ', for at most {duration}', 'zh-CN': '，最多收取 {duration}' },
  on_top_at_funding: {
    en: ', on top of the commitment: the first year with the first payment, each later year by invoice',
    'zh-CN': '，在认购金额之外另付：首年随首次付款支付，以后各年凭账单支付',
  },
  onTopOnce: {
    en: ', on top of the commitment, with the first payment',
    'zh-CN': '，在认购金额之外随首次付款另付',
  },
  invoiced_yearly: {
    en: ', on top of the commitment, by invoice at the start of each year',
    'zh-CN': '，在认购金额之外另付，每年年初凭账单支付',
  },
  from_nav: { en: ', from the net asset value of the Fund', 'zh-CN': '，从基金资产净值中扣除' },
  asset: { en: 'Portfolio', 'zh-CN': '资产类别' },
  share: { en: 'Share', 'zh-CN': '占比' },
  experience: { en: 'Years of experience', 'zh-CN': '投资年限' },
  signatureOf: { en: 'Signature of the investor', 'zh-CN': '投资者签名' },
  signatureFor: { en: 'By: {name}, {title}', 'zh-CN': '代表投资者签署：{name}（{title}）' },
  signatureBy: { en: 'Signature of {name}', 'zh-CN': '{name} 签名' },
  date: { en: 'Date', 'zh-CN': '日期' },
} satisfies Record<string, Bilingual>;
