import type * as shape from '../en/fields';

export const fields: typeof shape = {
  AmountField: {
    demands: ({ minimum, maximum, multiple }) => {
      const asked = [
        minimum && `不低于 ${minimum}`,
        maximum && `不高于 ${maximum}`,
        multiple && `${minimum || maximum ? '且' : ''}须为 ${multiple} 的整数倍`,
      ]
        .filter(Boolean)
        .join('，');
      return asked && `${asked}。`;
    },
    wrong: {
      minimum: (minimum) => `金额不得低于 ${minimum}`,
      maximum: (maximum) => `金额不得高于 ${maximum}`,
      multiple: (multiple) => `金额须为 ${multiple} 的整数倍`,
    },
    unreadable: '请输入金额，例如 1,234.56',
  },
  PercentField: { unreadable: '请输入百分比，例如 12.5' },
  YearsField: { unit: () => '年', unreadable: '请输入整数年数，例如 5' },
  PasswordField: {
    show: '显示密码',
    hide: '隐藏密码',
    demands: {
      length: '至少 8 个字符',
      upper: '含大写字母',
      lower: '含小写字母',
      digit: '含数字',
      special: '含特殊字符',
    },
    met: '，已满足',
    left: (demands) => (demands === 0 ? '密码已满足全部要求' : `还有 ${demands} 项要求未满足，共 5 项`),
    same: '两次密码一致',
    differ: '两次输入的密码不一致',
  },
  ConcealedField: {
    reveal: '显示号码',
    hide: '隐藏号码',
    onFile: (masked) => `已存档：${masked}`,
    replace: '更换',
    keep: (masked) => `保留 ${masked}`,
  },
  PhoneField: {
    region: '国家或地区代码',
    foreign: '暂不支持该国家或地区代码，请从列表中选择。',
  },
  CodeField: {
    send: '发送验证码',
    resend: '重新发送验证码',
    resendIn: (seconds) => `${seconds} 秒后可重新发送`,
    notSent: '验证码未能发出，请重试',
    digits: (length) => `请只输入 ${length} 位数字验证码`,
  },
  BirthDateField: {
    year: '年',
    month: '月',
    day: '日',
    unreadable: {
      year: '请输入四位数年份，例如 1990',
      month: '请输入 1 至 12 的月份，例如 5 或五月',
      day: '请输入 1 至 31 的日期',
    },
  },
  AddressFields: {
    hint: '请用英文或拼音填写，并与地址证明一致；不接受邮政信箱。',
    hintWithBoxes: '请用英文或拼音填写；可以使用邮政信箱。',
    box: '永久地址不能是邮政信箱，请填写实际居住的街道地址',
    latin: '请使用英文或拼音填写',
    character: (character) => `请删除“${character}”，仅使用字母、数字和常用标点`,
    country: '国家或地区',
    line_1: '街道地址',
    line_2: '门牌、单元或楼层',
    city: '城市',
    state: '州',
    province: '省或地区',
    region: '州或省',
    zip: '邮政编码（ZIP）',
    postalCode: '邮政编码',
  },
  NationalIdField: {
    type: '证件类型',
    chinese: '居民身份证上的 18 位号码。',
    ssnWrong: '社会安全号码无效，请逐位核对',
    chineseWrong: '身份证号码无效，请逐位核对',
    country: '签发国家或地区',
    types: {
      ssn: '社会安全号码（SSN）',
      tin: '纳税人识别号',
      national_id: '居民身份证',
      passport: '护照',
      driver_licence: '驾驶证',
    },
    numbers: {
      ssn: '社会安全号码（SSN）',
      tin: '纳税人识别号',
      national_id: '居民身份证号码',
      passport: '护照号码',
      driver_licence: '驾驶证号码',
    },
  },
  YesNoQuestion: { yes: '是', no: '否' },
  CompositionEditor: {
    asset: '资产类别',
    share: '占比',
    years: '投资经验',
    shareOf: (asset) => `${asset}：占比（%）`,
    yearsOf: (asset) => `${asset}：投资年限`,
    assets: {
      equities: '股票',
      fixed_income: '固定收益',
      options_and_futures: '期权与期货',
      cash: '现金',
      real_estate: '房地产',
      private_equity_and_hedge_funds: '私募股权与对冲基金',
      other: '其他',
    },
    left: (percent) => `还有 ${percent} 待分配`,
    over: (percent) => `超出 100% 共 ${percent}`,
    complete: '已分配 100%',
    splitRest: '平均分配剩余',
  },
  TypedSignature: {
    legal: '键入姓名即表示您以电子方式签署，该电子签名与您的亲笔签名具有同等约束力。',
  },
  SignaturePad: {
    how: '签署方式',
    type: '键入',
    draw: '手写',
    name: '您的姓名全称',
    drawHere: '请用鼠标、触控笔或手指在此签名',
    undo: '撤销上一笔',
    clear: '清除',
    strokes: (count) => (count === 0 ? '尚未签名' : `签名共 ${count} 笔`),
    legal: '无论键入或手写，均为您的电子签名，与您的亲笔签名具有同等约束力。',
  },
};
