// Names, descriptions and sources of the generated companies.
import type { Bilingual, ResearchSector, ResearchSourceKind } from '@quoin/rules';

const both = (en: string, zh: string): Bilingual => ({ en, 'zh-CN': zh });

type List<T> = readonly [T, ...T[]];

export const NAME_BEGINNINGS: List<string> = [
  'Ald',
  'Bram',
  'Cald',
  'Dun',
  'Elm',
  'Fern',
  'Gar',
  'Hazel',
  'Inver',
  'Jun',
  'Kel',
  'Lark',
  'Mar',
  'Nether',
  'Oak',
  'Pell',
  'Quill',
  'Rook',
  'Sedge',
  'Thorn',
  'Ulver',
  'Vale',
  'Whin',
  'Yarrow',
  'Zeal',
];

export const NAME_ENDINGS: List<string> = [
  'moor',
  'wick',
  'ford',
  'holt',
  'mere',
  'stow',
  'combe',
  'garth',
  'beck',
  'shaw',
  'croft',
  'leigh',
];

export const COUNTRIES: List<string> = [
  'US',
  'US',
  'US',
  'CA',
  'GB',
  'DE',
  'FR',
  'SE',
  'SG',
  'IN',
  'JP',
  'KR',
  'AU',
  'BR',
];

export const CUSTOMERS: List<Bilingual> = [
  both('hospitals', '医院'),
  both('small firms', '小型企业'),
  both('city councils', '市政机构'),
  both('manufacturers', '制造商'),
  both('farms', '农场'),
  both('schools', '学校'),
  both('shipping lines', '航运公司'),
  both('utilities', '公用事业公司'),
];

interface SectorWords {
  /** Suffix of the generated name. */
  suffix: string;
  does: List<Bilingual>;
}

export const SECTOR_WORDS: Record<ResearchSector, SectorWords> = {
  software: {
    suffix: 'Systems',
    does: [
      both('keeps records of contracts', '管理合同档案'),
      both('plans shifts', '安排班次'),
      both('tests software by itself', '提供自动化软件测试'),
    ],
  },
  financial_technology: {
    suffix: 'Ledger',
    does: [
      both('settles payments between banks', '办理银行间支付结算'),
      both('finances invoices', '提供发票融资'),
      both('watches for fraud', '监测欺诈行为'),
    ],
  },
  health: {
    suffix: 'Health',
    does: [
      both('reads scans', '判读医学影像'),
      both('makes blood tests for use at home', '生产家用血液检测产品'),
      both('runs trials of medicines at a distance', '开展远程药物试验'),
    ],
  },
  energy: {
    suffix: 'Energy',
    does: [
      both('stores heat in stone', '以石材储存热能'),
      both('balances batteries on the grid', '调度电网储能电池'),
      both('drills for heat in the ground', '开发地热能源'),
    ],
  },
  robotics: {
    suffix: 'Robotics',
    does: [
      both('builds arms that pick fruit', '制造采摘机械臂'),
      both('cleans façades by machine', '提供外墙清洁机器人'),
      both('sorts waste by machine', '提供垃圾分拣机器人'),
    ],
  },
  semiconductors: {
    suffix: 'Silicon',
    does: [
      both('designs sensors for cold rooms', '设计冷库传感器'),
      both('makes chips that need little power', '生产低功耗芯片'),
      both('tests wafers with light', '以光学方法检测晶圆'),
    ],
  },
  space: {
    suffix: 'Orbital',
    does: [
      both('photographs fields from orbit', '提供农田卫星影像'),
      both('carries small satellites', '发射小型卫星'),
      both('relays messages from ships', '中继船舶通信'),
    ],
  },
  food: {
    suffix: 'Foods',
    does: [
      both('ferments protein', '发酵生产蛋白质'),
      both('grows greens under lamps', '室内种植蔬菜'),
      both('delivers ingredients', '配送食材'),
    ],
  },
  logistics: {
    suffix: 'Freight',
    does: [
      both('books space on trains', '预订铁路货运舱位'),
      both('runs small warehouses', '运营小型仓库'),
      both('tracks cold goods', '跟踪冷链货物'),
    ],
  },
  education: {
    suffix: 'Learning',
    does: [
      both('teaches trades on site', '提供现场职业培训'),
      both('marks essays', '批改作文'),
      both('lends laboratory sets', '租借实验器材'),
    ],
  },
};

export const SOURCE_NAMES: Record<ResearchSourceKind, Bilingual> = {
  funding_announcement: both('Announcement of the round (made up)', '融资公告（虚构）'),
  secondary_trade: both('Register of share transfers (made up)', '股份转让登记（虚构）'),
  tender_offer: both('Tender offer circular (made up)', '要约收购通函（虚构）'),
  fund_mark: both('Quarterly report of a fund that holds it (made up)', '持有该公司的基金季报（虚构）'),
};
