// The row of each answer in the agreement, printed in the order of ANSWERS. An answer without an entry is a compile error.
import type { Answer, ANSWERS, Answers, Bilingual } from '@quoin/rules';
import { BASIS_LABELS, METHOD_LABELS } from './answer-labels';

/** The part of the agreement whose rows include the answer. */
export type AnswerPart = 'parties' | 'qualification' | 'status';

type RowTexts<A extends Answer> = A extends { kind: 'choice'; options: readonly (infer O extends string)[] }
  ? { label: Bilingual; options: Record<O, Bilingual> }
  : A extends { kind: 'list'; of: infer Of extends Answers }
    ? { label: Bilingual; of: { [Id in keyof Of]: RowTexts<Of[Id]> | null } }
    : {
        label: Bilingual;
        /** Label for entities and trusts, if it differs. */
        organizationLabel?: Bilingual;
      };

/** `null` if the answer has no row: it is omitted, or stated in a clause, a table or the row of another answer. */
type AnswerRows = {
  [S in keyof typeof ANSWERS]: {
    [Id in keyof (typeof ANSWERS)[S]]: (typeof ANSWERS)[S][Id] extends infer A extends Answer
      ? (RowTexts<A> & { part: AnswerPart }) | null
      : never;
  };
};

const getRow = (part: AnswerPart) => (en: string, zh: string) => ({ part, label: { en, 'zh-CN': zh } });
const [ofParties, ofQualification, ofStatus] = [getRow('parties'), getRow('qualification'), getRow('status')];

export const ANSWER_ROWS: AnswerRows = {
  qualification: {
    accredited_basis: {
      ...ofQualification('Accredited investor by', '合格投资者依据'),
      options: BASIS_LABELS,
    },
    accredited_owners: {
      ...ofQualification('Owner or grantor {number}', '所有人或委托人 {number}'),
      of: {
        name: { label: { en: 'Name', 'zh-CN': '姓名或名称' } },
        basis: { label: { en: 'Accredited investor by', 'zh-CN': '合格投资者依据' }, options: BASIS_LABELS },
      },
    },
    qualified_client: ofQualification('Qualified client', '合格客户（qualified client）'),
    qualified_purchaser: ofQualification('Qualified purchaser', '合格购买人（qualified purchaser）'),
    qualified_purchaser_basis: {
      ...ofQualification('Qualified purchaser by', '合格购买人依据'),
      options: {
        family_company: {
          en: 'Family-owned company, 15 U.S.C. 80a-2(a)(51)(A)(ii)',
          'zh-CN': '家族持有的公司，15 U.S.C. 80a-2(a)(51)(A)(ii)',
        },
        settlors: {
          en: 'Trust whose trustee and settlors are qualified purchasers, 15 U.S.C. 80a-2(a)(51)(A)(iii)',
          'zh-CN': '受托人及全体委托人均为合格购买人的信托，15 U.S.C. 80a-2(a)(51)(A)(iii)',
        },
        institution: {
          en: 'Investments above the threshold for institutions, 15 U.S.C. 80a-2(a)(51)(A)(iv)',
          'zh-CN': '投资资产超过机构标准，15 U.S.C. 80a-2(a)(51)(A)(iv)',
        },
        beneficial_owners: {
          en: 'Company whose beneficial owners are all qualified purchasers, 17 CFR 270.2a51-3(b)',
          'zh-CN': '全体受益所有人均为合格购买人的公司，17 CFR 270.2a51-3(b)',
        },
      },
    },
    us_natural_person_resident: ofQualification(
      'Natural person resident in the United States',
      '居住在美国的自然人',
    ),
    attested: ofQualification('Attests that these statements are true', '声明以上陈述属实'),
  },
  investor_information: {
    investor_name: ofParties('Investor', '投资者'),
    entity_kind: {
      ...ofParties('Kind of entity', '机构类型'),
      options: {
        limited_liability_company: { en: 'Limited liability company', 'zh-CN': '有限责任公司（LLC）' },
        corporation: { en: 'Corporation', 'zh-CN': '股份公司（Corporation）' },
        limited_partnership: { en: 'Limited partnership', 'zh-CN': '有限合伙（LP）' },
        general_partnership: { en: 'General partnership', 'zh-CN': '普通合伙' },
        nonprofit: { en: 'Organization under section 501(c)(3)', 'zh-CN': '501(c)(3) 非营利组织' },
        business_trust: { en: 'Business trust', 'zh-CN': '商业信托' },
        other_entity: { en: 'Other entity', 'zh-CN': '其他机构' },
      },
    },
    trust_kind: {
      ...ofParties('Kind of trust', '信托类型'),
      options: {
        revocable_trust: { en: 'Revocable trust', 'zh-CN': '可撤销信托' },
        irrevocable_trust: { en: 'Irrevocable trust', 'zh-CN': '不可撤销信托' },
        retirement_plan_trust: { en: 'Trust of a retirement plan', 'zh-CN': '退休计划信托' },
        other_trust: { en: 'Other trust', 'zh-CN': '其他信托' },
      },
    },
    tax_number_type: {
      ...ofParties('Kind of tax number', '税号类型'),
      options: {
        ein: { en: 'Employer Identification Number', 'zh-CN': '雇主识别号（EIN）' },
        ssn: {
          en: 'Social Security number or ITIN of the grantor',
          'zh-CN': '委托人的社会安全号（SSN）或 ITIN',
        },
        foreign: { en: 'Tax number of another country', 'zh-CN': '其他国家或地区的税号' },
      },
    },
    tax_number: null,
    tax_number_masked: ofParties('Tax number', '税号'),
    nationality: {
      ...ofParties('Nationality', '国籍'),
      organizationLabel: { en: 'Country of formation', 'zh-CN': '设立地' },
    },
    formation_state: ofParties('State of formation', '设立州或省'),
    formation_date: ofParties('Date of formation', '设立日期'),
    permanent_address: {
      ...ofParties('Permanent address', '永久地址'),
      organizationLabel: { en: 'Principal address', 'zh-CN': '主要办公地址' },
    },
    mailing_same: {
      ...ofParties('Mailing address is the permanent address', '通讯地址与永久地址相同'),
      organizationLabel: {
        en: 'Mailing address is the principal address',
        'zh-CN': '通讯地址与主要办公地址相同',
      },
    },
    mailing_address: ofParties('Mailing address', '通讯地址'),
    phone_region: null,
    phone_number: ofParties('Phone', '电话'),
    signers: {
      ...ofParties('Signer {number}', '签署人 {number}'),
      of: {
        first_name: { label: { en: 'First name', 'zh-CN': '名' } },
        last_name: { label: { en: 'Last name', 'zh-CN': '姓' } },
        capacity: {
          label: { en: 'Capacity', 'zh-CN': '签署身份' },
          options: {
            trustee: { en: 'Trustee', 'zh-CN': '受托人' },
            manager: { en: 'Manager', 'zh-CN': '管理人' },
            managing_member: { en: 'Managing member', 'zh-CN': '管理成员' },
            general_partner: { en: 'General partner', 'zh-CN': '普通合伙人' },
            officer: { en: 'Officer', 'zh-CN': '高级管理人员' },
            director: { en: 'Director', 'zh-CN': '董事' },
            authorized_person: { en: 'Authorized person', 'zh-CN': '获授权人' },
          },
        },
        title: { label: { en: 'Title', 'zh-CN': '职务' } },
        email: { label: { en: 'E-mail', 'zh-CN': '电子邮箱' } },
        date_of_birth: { label: { en: 'Date of birth', 'zh-CN': '出生日期' } },
        employment_status: {
          label: { en: 'Employment', 'zh-CN': '就业状况' },
          options: {
            employed: { en: 'Employed', 'zh-CN': '受雇' },
            self_employed: { en: 'Self-employed', 'zh-CN': '自雇' },
            retired: { en: 'Retired', 'zh-CN': '退休' },
            student: { en: 'Student', 'zh-CN': '学生' },
            not_employed: { en: 'Not employed', 'zh-CN': '未就业' },
          },
        },
        id_type: {
          label: { en: 'Identification', 'zh-CN': '身份证明' },
          options: {
            ssn: { en: 'Social Security number or ITIN', 'zh-CN': '社会安全号（SSN）或 ITIN' },
            tin: { en: 'Tax identification number', 'zh-CN': '税号（TIN）' },
            national_id: { en: 'National ID', 'zh-CN': '身份证' },
            passport: { en: 'Passport', 'zh-CN': '护照' },
            driver_licence: { en: 'Driver’s license', 'zh-CN': '驾驶证' },
          },
        },
        id_number: null,
        id_number_masked: { label: { en: 'Identification number', 'zh-CN': '证件号码' } },
        id_country: { label: { en: 'Country of issuance', 'zh-CN': '签发国家或地区' } },
        document_type: {
          label: { en: 'Second document', 'zh-CN': '其他证件' },
          options: {
            passport: { en: 'Passport', 'zh-CN': '护照' },
            driver_licence: { en: 'Driver’s license', 'zh-CN': '驾驶证' },
          },
        },
        document_number: null,
        document_number_masked: { label: { en: 'Number of the second document', 'zh-CN': '其他证件号码' } },
        document_country: {
          label: { en: 'Second document issued in', 'zh-CN': '其他证件签发国家或地区' },
        },
        document_state: {
          label: { en: 'Second document issued by the state of', 'zh-CN': '其他证件签发州或省' },
        },
      },
    },
    has_beneficial_owners: ofParties('Has owners of 25% or more', '有持股 25% 或以上的所有人'),
    beneficial_owners: {
      ...ofParties('Beneficial owner {number}', '受益所有人 {number}'),
      of: {
        name: { label: { en: 'Name', 'zh-CN': '姓名' } },
        share_bp: { label: { en: 'Share', 'zh-CN': '持股比例' } },
        country: { label: { en: 'Country of residence', 'zh-CN': '居住国家或地区' } },
      },
    },
    erisa_plan: ofQualification('Employee benefit plan under ERISA', 'ERISA 项下的员工福利计划'),
    code_4975_plan: ofQualification(
      'Plan under section 4975 of the Code',
      '《国内税收法典》第 4975 条项下的计划',
    ),
    plan_assets_bp: ofQualification('Plan assets', '计划资产占比'),
    interested_parties: {
      ...ofQualification('Interested party {number}', '其他利害关系人 {number}'),
      of: {
        name: { label: { en: 'Name', 'zh-CN': '姓名' } },
        relationship: { label: { en: 'Relationship', 'zh-CN': '与投资者的关系' } },
        email: { label: { en: 'E-mail', 'zh-CN': '电子邮箱' } },
        phone_region: null,
        phone_number: { label: { en: 'Phone', 'zh-CN': '电话' } },
      },
    },
    has_sales_representative: ofQualification('Introduced by a sales representative', '由销售代表介绍'),
    sales_firm: ofQualification('Sales firm', '销售机构'),
    sales_name: ofQualification('Sales representative', '销售代表'),
    sales_email: ofQualification('E-mail of the sales representative', '销售代表电子邮箱'),
    related_to_member_firm: ofQualification('Related to a FINRA member firm', '与 FINRA 会员机构有关联'),
    related_to_member_firm_details: ofQualification('Firm and connection', '机构及关系'),
    related_to_public_company: ofQualification('Related to a public company', '与上市公司有关联'),
    related_to_public_company_details: ofQualification('Company and position', '公司及职务或持股'),
    senior_political_figure: ofQualification('Senior political figure', '高级政治人物'),
    senior_political_figure_details: ofQualification('Political figure and connection', '政治人物及关系'),
  },
  status_and_experience: {
    occupation: ofStatus('Occupation', '职业'),
    employer: ofStatus('Employer', '雇主'),
    wealth_source: {
      ...ofStatus('Source of wealth', '财富来源'),
      options: {
        salary: { en: 'Salary', 'zh-CN': '工资' },
        business: { en: 'Business', 'zh-CN': '经营所得' },
        investments: { en: 'Investments', 'zh-CN': '投资所得' },
        inheritance: { en: 'Inheritance', 'zh-CN': '继承' },
        property_sale: { en: 'Sale of property', 'zh-CN': '出售房产' },
        gift: { en: 'Gift', 'zh-CN': '受赠' },
        other: { en: 'Other', 'zh-CN': '其他' },
      },
    },
    wealth_source_other: ofStatus('Other source of wealth', '其他财富来源'),
    income_last_year: ofStatus('Income last year', '去年收入'),
    income_year_before: ofStatus('Income the year before', '前年收入'),
    net_worth: ofStatus('Net worth', '净资产'),
    liquid_net_worth: ofStatus('Liquid net worth', '流动净资产'),
    total_investments: ofStatus('Total value of investments', '投资总值'),
    composition: null,
    investment_objective: {
      ...ofStatus('Investment objective', '投资目标'),
      options: {
        growth: { en: 'Growth', 'zh-CN': '增值' },
        income: { en: 'Income', 'zh-CN': '收益' },
        preservation: { en: 'Preservation of capital', 'zh-CN': '保本' },
        speculation: { en: 'Speculation', 'zh-CN': '投机' },
        diversification: { en: 'Diversification', 'zh-CN': '分散投资' },
      },
    },
    risk_profile: {
      ...ofStatus('Risk profile', '风险偏好'),
      options: {
        conservative: { en: 'Conservative', 'zh-CN': '保守' },
        moderate: { en: 'Moderate', 'zh-CN': '稳健' },
        aggressive: { en: 'Aggressive', 'zh-CN': '进取' },
      },
    },
    time_horizon: {
      ...ofStatus('Time horizon', '投资期限'),
      options: {
        under_3_years: { en: 'Under 3 years', 'zh-CN': '3 年以内' },
        '3_to_5_years': { en: '3 to 5 years', 'zh-CN': '3 至 5 年' },
        '5_to_10_years': { en: '5 to 10 years', 'zh-CN': '5 至 10 年' },
        over_10_years: { en: 'Over 10 years', 'zh-CN': '10 年以上' },
      },
    },
    liquidity_need: {
      ...ofStatus('Need for liquidity', '流动性需求'),
      options: {
        low: { en: 'Low', 'zh-CN': '低' },
        medium: { en: 'Medium', 'zh-CN': '中' },
        high: { en: 'High', 'zh-CN': '高' },
      },
    },
    sophistication_acknowledged: ofStatus(
      'Has the knowledge and experience to judge this investment',
      '具备判断本项投资的知识与经验',
    ),
  },
  upload_files: { proof_of_id: null, proof_of_address: null, formation_documents: null },
  amount_and_signature: {
    commitment: null,
    preferred_method: { ...ofParties('Method of transfer', '付款方式'), options: METHOD_LABELS },
    bank_account_id: null,
    must_read: null,
  },
};
