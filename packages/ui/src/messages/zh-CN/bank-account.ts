import type * as shape from '../en/bank-account';

export const bankAccount: typeof shape = {
  BankAccountFields: {
    hint: (ownNames = []) =>
      ownNames.length > 0
        ? `须为 ${ownNames.join(' 或 ')} 名下的账户；户名和地址请按银行的写法，用英文或拼音填写。`
        : '须为投资者本人名下的账户；户名和地址请按银行的写法，用英文或拼音填写。',
    parts: {
      country: '银行所在国家或地区',
      account_holder: '账户户名',
      bank_name: '银行名称',
      bank_address: '银行地址',
      account_type: '账户类型',
      account_number: '银行账号',
      iban: '国际银行账号（IBAN）',
      aba_ach: 'ABA 路由号码（ACH）',
      aba_wire: 'ABA 路由号码（电汇）',
      swift: 'SWIFT 代码（BIC）',
      intermediary_name: '美国中间行名称',
      intermediary_aba: '中间行 ABA 路由号码',
      intermediary_swift: '中间行 SWIFT 代码',
      further_credit_to: '最终收款方',
      reference: '汇款附言',
    },
    types: { checking: '支票账户', savings: '储蓄账户' },
    character: (character) => `请删除“${character}”，仅使用字母、数字和常用标点`,
    ownName: (holder) => `须使用投资者本人名下的账户：${holder}`,
    problems: {
      latin_only: '请使用英文或拼音填写',
      account_number_invalid: '账号无效，请逐位核对',
      aba_invalid: 'ABA 路由号码无效，请核对九位数字',
      iban_invalid: 'IBAN 无效，请逐位核对',
      bic_invalid: 'SWIFT 代码无效，应为 8 或 11 位',
      iban_country: '此 IBAN 属于其他国家或地区，请核对 IBAN 与银行所在国家或地区',
      bic_country: '此 SWIFT 代码属于其他国家或地区，请核对代码与银行所在国家或地区',
    },
  },
};
