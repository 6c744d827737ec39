// Through which layers the demo funds hold what they invest in: one pattern for each category, filled from the fund.
import type { Bilingual, LookThroughKind, ProductCategory } from '@quoin/rules';
import type { ProductLayer } from '../../database/tables';
import type { ShelvedProduct } from './products';
import { both } from './products/product-seed';

interface LayerBelow {
  kind: LookThroughKind;
  /** Follows the leading manager's name, or where there is none, the sector stands alone. */
  suffix?: Bilingual;
  interest: Bilingual;
  /** Dollars that one unit cost; absent where nothing is counted. */
  unitDollars?: number;
  management?: string;
  performance?: string;
}

const MILLION = 1_000_000;
const UNIT_PLACES = 6;
/** What a unit of an access fund cost at the first close. */
const ACCESS_UNIT_DOLLARS = 100;

const BELOW: Record<ProductCategory, readonly LayerBelow[]> = {
  pre_ipo: [
    {
      kind: 'special_purpose_vehicle',
      suffix: both('Holdings LLC', '持股有限责任公司'),
      interest: both('All membership units', '全部成员份额'),
      unitDollars: 1_000,
    },
    { kind: 'company', interest: both('Preferred shares', '优先股'), unitDollars: 24 },
  ],
  fixed_income: [
    {
      kind: 'master_fund',
      suffix: both('Master Fund LP', '主基金'),
      interest: both('Class I interests', 'I 类权益'),
      unitDollars: 1_000,
      management: '0.005',
    },
    { kind: 'assets', interest: both('Loans and notes', '贷款与票据') },
  ],
  real_estate: [
    {
      kind: 'partnership',
      suffix: both('Properties LP', '物业合伙企业'),
      interest: both('Limited partner interests', '有限合伙权益'),
      unitDollars: 1_000,
      management: '0.0075',
    },
    { kind: 'assets', interest: both('Buildings and land', '楼宇与土地') },
  ],
  hedge_fund: [
    {
      kind: 'feeder_fund',
      suffix: both('Offshore Feeder Ltd', '离岸联接基金'),
      interest: both('Non-voting shares', '无表决权股份'),
      unitDollars: 1_000,
    },
    {
      kind: 'master_fund',
      suffix: both('Master Fund Ltd', '主基金'),
      interest: both('Participating shares', '参与股份'),
      unitDollars: 1_000,
      management: '0.01',
      performance: '0.15',
    },
    { kind: 'assets', interest: both('Positions in markets', '市场头寸') },
  ],
  private_equity: [
    {
      kind: 'partnership',
      suffix: both('Partners LP', '合伙基金'),
      interest: both('Limited partner interests', '有限合伙权益'),
      unitDollars: 1_000,
      management: '0.0125',
      performance: '0.1',
    },
    { kind: 'assets', interest: both('Shares of companies', '企业股权') },
  ],
  alternative_private_market: [
    {
      kind: 'special_purpose_vehicle',
      suffix: both('Assets SPV LLC', '资产特殊目的公司'),
      interest: both('All membership units', '全部成员份额'),
      unitDollars: 1_000,
      management: '0.005',
    },
    { kind: 'assets', interest: both('The assets themselves', '资产本身') },
  ],
  crypto: [
    {
      kind: 'master_fund',
      suffix: both('Digital Master Fund LP', '数字资产主基金'),
      interest: both('Class A interests', 'A 类权益'),
      unitDollars: 1_000,
      management: '0.0075',
    },
    { kind: 'assets', interest: both('Coins held by a custodian', '由托管机构保管的代币') },
  ],
};

/** From the fund that is sold down to what is owned in the end. */
export function productLayers({ seed, category }: ShelvedProduct): ProductLayer[] {
  const [lead] = seed.managers;
  const units = (dollars: number | undefined) =>
    dollars === undefined || seed.fundMillions === null
      ? null
      : Math.round((seed.fundMillions * MILLION) / dollars).toFixed(UNIT_PLACES);
  const sold: ProductLayer = {
    kind: 'access_fund',
    name: seed.name,
    interest: offered(seed),
    units: units(ACCESS_UNIT_DOLLARS),
    managementFee: null,
    performanceFee: null,
  };
  return [
    sold,
    ...BELOW[category].map(({ kind, suffix, interest, unitDollars, management, performance }) => ({
      kind,
      name: suffix ? both(`${lead.name} ${suffix.en}`, `${lead.name} ${suffix['zh-CN']}`) : seed.sector,
      interest,
      units: units(unitDollars),
      managementFee: management ?? null,
      performanceFee: performance ?? null,
    })),
  ];
}

/** As the fund's own terms call it. */
const offered = ({ terms }: ShelvedProduct['seed']): Bilingual =>
  terms.find(({ name }) => name.en === 'Interest offered')?.value ?? both('Units', '份额');
