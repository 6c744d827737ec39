import {
  ACTIVATION_LINK_HOURS,
  BRAND,
  ENVELOPE_DAYS,
  FIRST_APPLICATION_MINUTES,
  FUNDING_BUSINESS_DAYS,
  MINIMUM_AGE,
  PROOF_DOCUMENT_MONTHS,
  REDEMPTION_PAYOUT_DAYS,
  REPLACEMENT_MANAGER_DAYS,
  RESET_LINK_MINUTES,
  SIGN_IN_ATTEMPTS,
  SIGN_IN_LOCK_HOURS,
  SIGNATURE_PROCESSING_MINUTES,
  SMS_CODE_LENGTH,
  UPLOAD_MEGABYTES,
} from '@quoin/rules';
import type { FaqFacts } from './faq-facts';
import type { FaqTopic } from './faqs';

const { operator, referral, supportEmail, phone } = BRAND;
const funding = `${FUNDING_BUSINESS_DAYS.from} 至 ${FUNDING_BUSINESS_DAYS.to} 个工作日`;

export const faqTopics = (facts: FaqFacts): FaqTopic[] => [
  {
    id: 'investing-here',
    title: '了解平台',
    faqs: [
      {
        id: 'what-is-quoin',
        question: `${operator.name} 是什么？`,
        answer: [
          `${operator.name} 是私募市场投资的线上平台，产品涵盖 Pre-IPO 企业、私募股权、对冲基金、房地产、固定收益、加密资产及其他另类投资。查看条款、申请、签署、付款与跟踪投资，都在一处完成。`,
          operator.description['zh-CN'],
        ],
      },
      {
        id: 'access-fund',
        question: '什么是通道基金？',
        answer: [
          '通道基金（Access Fund）汇集多位投资者的出资，再投资于某一只基金、企业或投资组合；后者通常不会逐一接受这样规模的出资。您持有的是通道基金的权益。通道基金自身的费用在其所投资资产的费用之外另计，并列于产品页面。',
        ],
      },
      {
        id: 'minimum',
        question: '最低投资多少？',
        answer: [
          `各产品有各自的最低投资额，许多产品 ${facts.entryPoint} 起。您的承诺出资须不低于该金额，并为 ${facts.multiple} 的整数倍。`,
        ],
      },
      {
        id: 'without-account',
        question: '没有账户可以看到什么？',
        answer: [
          '可以看到在您居住地发售的产品及其回报、最低投资额与锁定期。登录后可查看条款、文件与线上讲座；注册只需两分钟。',
        ],
      },
    ],
  },
  {
    id: 'who-can-invest',
    title: '谁可以投资',
    faqs: [
      {
        id: 'accredited',
        question: '什么是合格投资者？',
        answer: [
          `合格投资者（Accredited Investor）指最近两年每年收入均超过 ${facts.income}（与配偶合计超过 ${facts.jointIncome}）并预期今年相同的个人；或不计自住房产的净资产超过 ${facts.netWorth} 的个人。`,
          '此外还包括：基金普通合伙人的内部人士，持有 Series 7、65 或 82 执照的人士，以及基金的知情雇员。本平台的所有产品均要求符合其中一项。',
        ],
      },
      {
        id: 'qualified-client',
        question: '什么是合格客户与合格购买人？',
        answer: [
          `合格客户（Qualified Client）的净资产超过 ${facts.clientNetWorth}，或在该基金中投资 ${facts.clientInvested}。收取业绩报酬的基金通常有此要求。`,
          `合格购买人（Qualified Purchaser）拥有至少 ${facts.purchaser} 的投资，机构为至少 ${facts.purchaserInstitution}。产品页面会说明要求哪一项。`,
        ],
      },
      {
        id: 'outside-us',
        question: '我住在美国以外，可以投资吗？',
        answer: [
          '美国（含波多黎各）与加拿大的合格投资者可以直接注册。其他地区的居民可以加入候补名单，或由现有投资者邀请注册。此后，各产品会列明其面向的国家或地区。',
        ],
      },
      {
        id: 'ira',
        question: '可以通过 IRA 投资吗？',
        answer: [
          '可以，但仅限标明支持 IRA 的产品。请选择“自主管理退休账户（IRA）”作为投资者类型，并填写托管机构名称与账户号码。款项由托管机构电汇；托管机构的账户不能使用 ACH。',
        ],
      },
      {
        id: 'joint-entity',
        question: '可以联名投资，或通过公司、信托投资吗？',
        answer: [
          `可以。由于所需文件有所不同，请先写信至 ${supportEmail} 或致电 ${phone.shown}。每个账户中，每种类型的投资者只能有一个。`,
        ],
      },
      {
        id: 'move',
        question: '我搬到另一个国家了，怎么办？',
        answer: [
          `请将能证明新居住地的文件发送至 ${supportEmail}。居住国家或地区决定可以向您发售哪些产品，因此只能由我们的运营团队更改。`,
        ],
      },
    ],
  },
  {
    id: 'applying',
    title: '申请与签署',
    faqs: [
      {
        id: 'application-time',
        question: '申请需要多长时间？',
        answer: [
          `首次约需 ${FIRST_APPLICATION_MINUTES.from} 至 ${FIRST_APPLICATION_MINUTES.to} 分钟，共五步：资格、投资者信息、状况与经验、上传文件、金额与签署。边填边存，可随时中断，换一台设备接着填。下次申请会沿用您的回答。`,
        ],
      },
      {
        id: 'documents-needed',
        question: '需要哪些文件？',
        answer: [
          `护照、驾照或本国身份证，以及最近 ${PROOF_DOCUMENT_MONTHS} 个月内载有您地址的水电费账单或银行对账单。中国居民也可以用身份证证明地址。`,
          `可上传 PDF、JPEG 或 PNG 文件，每个不超过 ${UPLOAD_MEGABYTES} MB。地址须以英文或拼音填写，不能是邮政信箱。您须年满 ${MINIMUM_AGE} 周岁。`,
        ],
      },
      {
        id: 'sign',
        question: '如何签署？',
        answer: [
          `信息填写完整后，我们会将认购协议发送给您以电子方式签署，可从页面或邮件中的链接打开。链接 ${ENVELOPE_DAYS} 天内有效，可以重新发送。签署后处理约需 ${SIGNATURE_PROCESSING_MINUTES.from} 至 ${SIGNATURE_PROCESSING_MINUTES.to} 分钟。`,
        ],
      },
      {
        id: 'change-after-signing',
        question: '签署之后还能修改吗？',
        answer: [
          '不能，已签署的内容不再更改。在款项到账之前，您可以取消申请并重新开始。取消不可撤销，并会删除该次认购的文件。',
        ],
      },
      {
        id: 'must-read',
        question: '为什么要逐份勾选文件？',
        answer: [
          '发售备忘录（PPM）及其补充文件、客户关系摘要（Form CRS）与最佳利益披露（Best-Interest Disclosure）载有您作出决定所需的信息。我们会记录您打开每份文件、读到结尾并确认已阅读。',
        ],
      },
    ],
  },
  {
    id: 'funding',
    title: '付款',
    faqs: [
      {
        id: 'wire-or-ach',
        question: '如何付款：电汇还是 ACH？',
        answer: [
          `电汇始终可用。产品允许时，可以从美国的银行以 ACH 付款。两种方式均在 ${funding}内到账。`,
          '付款账户须为投资者本人名下。来自他人账户的款项将被退回。',
        ],
      },
      {
        id: 'confirm-wire',
        question: '为什么要通过电话核实电汇指引？',
        answer: [
          '因为犯罪分子会发送看似真实的虚假指引。请拨打您已知的电话号码联系销售代表，在汇款之前核对每一个数字。我们绝不会通过邮件更改银行信息。',
        ],
      },
      {
        id: 'ach-fails',
        question: 'ACH 付款失败怎么办？',
        answer: [
          '不会有任何损失。我们的客服团队会与您联系，商定其他付款方式。在截止日期允许的范围内，您的份额会予以保留。',
        ],
      },
      {
        id: 'capital-call',
        question: '什么是出资请求？',
        answer: [
          `部分基金分次收取您的承诺出资。每次出资请求（Capital Call）会告知金额与到期日；请以电汇或 ACH 付款，并预留 ${funding}的到账时间。`,
        ],
      },
    ],
  },
  {
    id: 'holding',
    title: '持有期间',
    faqs: [
      {
        id: 'performance',
        question: '我的业绩是如何计算的？',
        answer: [
          '根据您的交易与基金的估值计算。回报率采用时间加权法（两次估值之间使用 Modified Dietz 公式），不受出资时点影响；旁边另列资金加权回报率（XIRR）。点击数字旁的“查看计算过程”，可以看到所依据的记录与公式。',
        ],
      },
      {
        id: 'value-date',
        question: '为什么投资价值不是每天变化？',
        answer: [
          '私募投资没有市场价格，由管理人或行政管理人定期估值，通常为每月或每季度。我们显示最近一次估值及其日期，期间不作猜测。',
        ],
      },
      {
        id: 'tax-documents',
        question: '什么时候可以拿到税务文件？',
        answer: [
          '基金出具后即可在“我的文件”中查看。按合伙企业纳税的基金会提供 Schedule K-1，往往晚于 4 月 15 日。是否需要延期申报，请咨询您的税务顾问。',
        ],
      },
      {
        id: 'identity-check',
        question: '为什么要我输入身份号码的后几位？',
        answer: [
          '在您打开文件、签署表格或赎回之前，我们需要确认是您本人：请输入社会安全号码、本国身份证号码或税号的后四位，或护照、驾照号码。',
        ],
      },
      {
        id: 'manager-leaves',
        question: '管理人无法继续履职怎么办？',
        answer: [
          `应在 ${REPLACEMENT_MANAGER_DAYS} 天内确定接任管理人，否则基金将有序清算。详见业务连续性计划（Business Continuity Plan）。`,
        ],
      },
    ],
  },
  {
    id: 'redeeming',
    title: '收回资金',
    faqs: [
      {
        id: 'redeem-when',
        question: '什么时候可以赎回？',
        answer: [
          '锁定期结束后，在基金文件所列的赎回日。部分基金不能赎回，而是在出售所持资产后支付。投资之前，您可以在产品条款中查看这两项。',
        ],
      },
      {
        id: 'redeem-amount',
        question: '可以赎回多少，需要多久？',
        answer: [
          `赎回金额为 ${facts.multiple} 的整数倍，不超过可用金额；全额赎回则取回全部。款项在赎回日后 ${REDEMPTION_PAYOUT_DAYS} 天内支付至您本人名下的账户。`,
          '每项投资同时只能有一个进行中的赎回。如需更改，请先取消再重新提交。',
        ],
      },
      {
        id: 'distributions',
        question: '如何收取分配？',
        answer: [
          '以现金支付至您的银行账户；基金分配股票时，也可以实物转入您的证券账户。您通过分配指示作出选择，并以电子方式签署。',
        ],
      },
    ],
  },
  {
    id: 'fees',
    title: '费用',
    faqs: [
      {
        id: 'which-fees',
        question: '我需要支付哪些费用？',
        answer: [
          '各产品自行列明：按年或一次性收取的管理费，业绩报酬（通常仅对超过门槛收益率的部分收取），有时还有认购费。部分费用在投资额之外另收。开立账户不收费。',
        ],
      },
      {
        id: 'referral',
        question: '推荐朋友有什么奖励？',
        answer: [
          `朋友首次投资后，您获得 ${facts.referrerCredit} 抵扣额，朋友获得 ${facts.friendCredit} 抵扣额。两者自朋友的账户激活之日起 ${referral.creditMonths} 个月内有效，首次投资也须在此期间完成。`,
          `此外，受邀的朋友可能还会看到一项优惠：在 ${referral.invitedDiscountMonths} 个月内完成的首笔投资超过 ${facts.invitedDiscountAbove} 时，减免 ${facts.invitedDiscount}。`,
        ],
      },
    ],
  },
  {
    id: 'security',
    title: '账户与安全',
    faqs: [
      {
        id: 'no-activation-mail',
        question: '没有收到激活邮件怎么办？',
        answer: [
          `请查看垃圾邮件。链接仅可使用一次，${ACTIVATION_LINK_HOURS} 小时内有效；您可以在“账户已创建”页面或登录时重新发送。`,
        ],
      },
      {
        id: 'two-step',
        question: '什么是两步验证？',
        answer: [
          `输入密码后，再输入我们发送到您手机的 ${SMS_CODE_LENGTH} 位验证码。一分钟后可以重新发送。我们绝不会通过电话或邮件索要验证码。`,
        ],
      },
      {
        id: 'locked',
        question: '为什么我的账户被锁定？',
        answer: [
          `登录失败 ${SIGN_IN_ATTEMPTS} 次后，账户会锁定 ${SIGN_IN_LOCK_HOURS} 小时。请在锁定结束后再试，重置密码不会提前解除锁定。如果并非您本人操作，请告知我们。`,
        ],
      },
      {
        id: 'reset-password',
        question: '忘记密码怎么办？',
        answer: [
          `请在“忘记密码”中输入您的邮箱。我们发送的链接 ${RESET_LINK_MINUTES} 分钟内有效；如账户留有手机号码，还会向其发送验证码。`,
        ],
      },
      {
        id: 'data-protection',
        question: '我的信息如何受到保护？',
        answer: [
          '您的密码不会以可读形式离开浏览器。身份号码与账户号码在数据库中加密，仅部分显示。我们收集哪些信息、用于何处，详见隐私政策（Privacy Policy）。',
        ],
      },
    ],
  },
];
