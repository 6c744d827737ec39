import { both, INTERNATIONAL, type ProductSeed } from '../product-seed';
import { CALLS, row, termRows, years } from '../term-rows';

export const PASSACAGLIA_MUSIC_ROYALTIES: ProductSeed = {
  id: 'passacaglia-music-royalties',
  name: both('Passacaglia Music Royalties Fund', '帕萨卡利亚音乐版税基金'),
  status: 'published',
  correlation: 'low',
  eligibility: ['us', 'international'],
  countries: INTERNATIONAL,
  lockUp: [3, 'years'],
  redeems: ['never', 0],
  minimum: 50_000,
  expectedReturn: '0.102',
  track: { months: 31, growth: 0.021, swing: 0.006, payout: 0.07, every: 3 },
  nextCloseInDays: 44,
  managers: [
    {
      name: 'Passacaglia Rights Management',
      aumMillions: 460,
      about: both(
        'Musicians, lawyers and one statistician in Nashville and London, who have audited royalty statements for songwriters since 2004.',
        '团队由音乐人、律师和一位统计学家组成，常驻纳什维尔与伦敦，自 2004 年起为词曲作者稽核版税。',
      ),
    },
  ],
  fundMillions: 132,
  fees: { management: '0.015', performance: '0.15', hurdle: '0.06', subscription: '0.01' },
  achPermitted: false,
  sector: both('Royalties', '版税'),
  tags: [both('Streaming income', '流媒体收入'), both('Catalogues over ten years old', '十年以上曲库')],
  summary: both(
    'Songs that have been played for ten years already, and the royalties they go on paying.',
    '已被传唱十年以上的歌曲，以及它们持续带来的版税。',
  ),
  overview: [
    both(
      'A song’s income falls fast in its first years and then hardly at all. Passacaglia buys only the flat part of the curve: 1,900 songs, none younger than ten years.',
      '一首歌的收入头几年跌得快，之后几乎不再下滑。帕萨卡利亚只买曲线的平缓部分：1,900 首歌，皆有十年以上历史。',
    ),
    both(
      'Half of the income is from streaming, the rest from radio, film and performance. No song brings in more than 3% of it.',
      '收入半数来自流媒体，其余来自电台、影视与演出；单曲收入占比不超过 3%。',
    ),
    both(
      'Listening habits change, platforms change what they pay, and a catalogue’s title may be disputed. Every purchase carries title insurance.',
      '听众口味会变，平台付费标准会变，版权归属亦可能有争议。每笔收购均投保权属保险。',
    ),
  ],
  calls: CALLS.halfAndHalf,
  exit: both(
    'Catalogues are sold as one after seven years or earlier; no redemption before.',
    '曲库于七年内择机整体出售，此前不设赎回。',
  ),
  terms: termRows({
    vehicle: 'cayman_feeder',
    target: 180,
    term: years(7, 2),
    distributions: 'quarterly',
    leverage: both('At most 25% of value', '不超过资产价值 25%'),
    valuation: 'quarterly',
    tax: 'pfic',
    own: [row('Age of songs', '曲龄', both('Ten years or older', '十年以上'))],
  }),
  webinars: [
    {
      title: both('What a song is worth', '一首歌值多少钱'),
      summary: both(
        'The decay curve, drawn live from one catalogue’s statements.',
        '以一份真实曲库账单，现场画出收入衰减曲线。',
      ),
      speaker: 'Leopold Asante',
      daysAgo: 15,
      minutes: 35,
    },
  ],
};
