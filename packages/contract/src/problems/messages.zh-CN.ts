import type { ProblemName } from '@quoin/rules';

/** The same sentences, written in Chinese. */
export const PROBLEM_MESSAGES_ZH: Record<ProblemName, string> = {
  required: '此项为必填项',
  answer_required: '请选择一项',
  latin_only: '请使用英文或拼音填写',
  country_invalid: '请从列表中选择国家或地区',
  out_of_bounds: '请输入 {least} 到 {most} 之间的数字',

  email_invalid: '请输入格式正确的邮箱，例如 name@example.com',
  email_registered: '该邮箱已注册',
  phone_invalid: '手机号码无效，请检查国家或地区代码及号码',
  code_digits: '请输入 {length} 位数字验证码',
  password_weak: '密码强度不足',
  password_incorrect: '密码不正确',
  passwords_differ: '两次输入的密码不一致',
  terms_required: '请先同意使用条款',
  residence_unsupported: '目前仅接受美国和加拿大居民注册，您可以加入候补名单',
  not_accredited: '仅合格投资者可以注册',
  invitation_invalid: '邀请无效，请向邀请人索取新的链接',

  us_resident: '美国居民属于美国人士，请选择“是”',
  us_persons_only: '该基金仅面向美国人士',
  non_us_persons_only: '该基金仅面向非美国人士',

  investor_ineligible: '您不符合投资资格：该基金仅面向合格投资者',
  attestation_required: '请确认以上陈述属实',

  po_box: '永久地址不能是邮政信箱，请填写实际居住的街道地址',
  zip_invalid: '请输入 5 位或 9 位美国邮编（例如 10001 或 10001-1234）',
  postal_code_invalid: '请输入加拿大邮编（例如 M5V 2T6）',
  state_invalid: '请从列表中选择州或省',
  signer_required: '请至少添加一位签署人',
  second_signer_required: '联名投资者须共同签署，请添加第二位签署人',
  birth_date_invalid: '出生日期无效',
  under_age: '签署人须年满 {age} 周岁',
  ssn_of_us_persons: '社会安全号码仅适用于美国人士，请选择其他证件',
  ssn_required: '美国人士须填写社会安全号码，请选择 SSN',
  ssn_invalid: 'SSN 格式不正确（例如 123-45-6789）',
  national_id_invalid: '身份证件号码无效，请逐位核对',
  tin_invalid: '税务识别号无效，请逐位核对',
  passport_invalid: '请输入护照号码：5 至 15 位字母和数字，不含空格',
  driver_licence_invalid: '驾照号码无效，请按驾照所示填写',

  acknowledgement_required: '请确认您已阅读并理解此声明',
  composition_total: '投资组合占比合计须为 100%，目前为 {total}%',
  share_invalid: '请输入 0 至 100% 的占比，最多两位小数',
  years_required: '请填写投资年限，没有经验请填 0',
  years_invalid: '请输入 0 至 {most} 之间的整数年数',
  money_invalid: '请输入美元金额（例如 50,000）',

  proof_of_id_missing: '请上传身份证明',
  proof_of_address_missing: '请上传地址证明',
  proof_of_address_outdated: '现有地址证明的上传时间已超过 {months} 个月，请上传最近 {months} 个月内的证明',

  commitment_multiple: '金额须为 {multiple} 的整数倍',
  commitment_minimum: '金额不得低于该产品的最低认购额 {minimum}',
  ach_not_permitted: '此投资不支持 ACH 付款，请选择电汇',
  payer_required: '请选择付款的银行账户，或新增一个',
  payer_unfit: '此账户不能用于支付这项投资。请选择投资者本人名下的账户，或新增一个',
  payer_not_for_method: '此账户无法以 ACH 扣款。请选择在美国的银行开立、用于 ACH 的账户，或新增一个',
  custodian_pays: 'IRA 的款项由其托管人支付，不能使用其他账户',
  must_read_missing: '请逐一阅读所列文件至末页并勾选',

  signature_name: '请按文件中的写法键入您的姓名：{name}',
  signature_too_slight: '请画出完整的签名，一个点或一小段线条不足以作为签名。您也可以键入姓名',
  signature_unreadable: '无法读取所画的签名，请清除后重画，或键入姓名',

  account_holder_name: '须使用投资者本人名下的账户：{name}',
  account_number_invalid: '账号无效，请逐位核对',
  aba_invalid: 'ABA 路由号码无效，请核对九位数字',
  iban_invalid: 'IBAN 无效，请逐位核对',
  bic_invalid: 'SWIFT 代码无效，应为 8 或 11 位',
  intermediary_incomplete: '请同时填写中间行名称和 ABA 路由号码',
  ach_us_only: 'ACH 仅适用于美国的银行。请改用电汇，或填写美国账户',
  dtc_invalid: 'DTC 号码无效，应为四位数字',

  holding_years_invalid: '请填写 1 至 {most} 的整数年数',
  yearly_return_invalid: '请填写 0 至 {most}% 的年收益率',

  redemption_available: '金额不得超过可赎回金额 {available}',
  redemption_day: '请选择{from}至{to}之间的日期',
};
