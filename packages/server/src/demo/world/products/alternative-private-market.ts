import { both, INTERNATIONAL, NORTH_AMERICA, US_ONLY, type ProductSeed } from './product-seed';
import { CALLS, NO_LEVERAGE, OPEN_ENDED, row, termRows, years } from './term-rows';

export const ALTERNATIVE_PRIVATE_MARKET: readonly ProductSeed[] = [
  {
    id: 'furrow-field-farmland',
    name: both('Furrow & Field Farmland Access Fund', '犁田农地基金'),
    status: 'published',
    correlation: 'low',
    eligibility: ['ira', 'us', 'international'],
    countries: NORTH_AMERICA,
    lockUp: [3, 'years'],
    minimum: 40_000,
    expectedReturn: '0.086',
    track: { months: 49, growth: 0.047, swing: 0.003, payout: 0.034, every: 3 },
    nextCloseInDays: 54,
    managers: [
      {
        name: 'Furrow & Field Land Company',
        aumMillions: 870,
        about: both(
          'A third-generation land company from Iowa. It leases to 140 farming families, and half of its staff grew up on one of the farms.',
          '来自艾奥瓦州的第三代土地公司，承租农户 140 家，半数员工就在这些农场长大。',
        ),
      },
      {
        name: 'Larkrise Orchard Partners',
        aumMillions: 310,
        about: both(
          'Larkrise looks after the trees and vines, one third of the fund: 19 orchards in California, Oregon and Massachusetts, planted, grafted and sold by the same eleven people since 2008.',
          '云雀升负责占基金三分之一的果树与藤本：加州、俄勒冈与麻州的 19 座果园，自 2008 年起由同一支 11 人团队种植、嫁接并销售。',
        ),
        prior: both(
          'Orchards I (2008): 9.6% net IRR, sold in 2019 at 1.9 times cost. Orchards II (2016): 6.2%, all orchards still held.',
          '果园一期（2008）：净 IRR 9.6%，2019 年以成本的 1.9 倍售出；二期（2016）：6.2%，果园均尚持有。',
        ),
      },
    ],
    fundMillions: 205,
    netIrr: '0.081',
    fees: { management: '0.01', performance: '0.1', hurdle: '0.05', subscription: '0.01' },
    achPermitted: true,
    sector: both('Farmland', '农地'),
    tags: [
      both('Row crops', '大田作物'),
      both('Permanent crops', '多年生作物'),
      both('Inflation-linked', '抗通胀'),
    ],
    summary: both(
      'Corn, almond and cranberry land in five states, leased to the families who farm it.',
      '遍布五州的玉米、杏仁与蔓越莓农地，租予世代耕作的农户。',
    ),
    overview: [
      both(
        'Good farmland does two things: it pays a rent each year and it becomes dearer as food does. The fund owns 61 farms, two thirds in row crops and one third in trees and vines.',
        '良田有二利：年年有租可收，地价随粮价水涨船高。基金拥有 61 座农场，三分之二种大田作物，其余为果树与藤本。',
      ),
      both(
        'Leases run three years; the tenant pays a base rent before planting and a share after a good harvest. The fund carries water rights and soil tests for every field.',
        '租期三年，农户播种前付底租，丰年再分成。每块地均附水权与土壤检测报告。',
      ),
      both(
        'Drought and falling prices hurt tenants first and rents a year later. Land is slow to sell, so redemptions are few and limited.',
        '干旱与粮价下跌先伤农户，一年后才影响租金。土地变现慢，故赎回次数有限、额度有限。',
      ),
      both(
        'Each farm is walked by an agronomist every spring. The field notes are in the data room, bad ones included.',
        '每年春天农艺师都会踏勘每座农场，田间记录（包括不好的）均存于资料室供查阅。',
      ),
    ],
    calls: CALLS.atOnce,
    exit: both(
      'After three years, once a year after harvest, up to 6% of the fund.',
      '持有满三年后，每年收获季后可赎回一次，以基金净值 6% 为限。',
    ),
    terms: termRows({
      vehicle: 'delaware_lp',
      target: 250,
      term: OPEN_ENDED,
      distributions: 'annual',
      leverage: both('At most 20% of value', '不超过资产价值 20%'),
      valuation: 'quarterly',
      tax: 'k1',
      own: [row('Largest crop', '单一作物上限', both('35% of value', '资产价值的 35%'))],
    }),
    supplement: both(
      'Two almond orchards in the San Joaquin Valley were sold and a cranberry bog in Wisconsin bought. The crop limits are unchanged.',
      '已出售圣华金河谷两座杏仁园，购入威斯康星州一处蔓越莓田；作物上限不变。',
    ),
    webinars: [
      {
        title: both('Spring on the farm: what the soil says', '春到农场：土壤告诉我们什么'),
        summary: both(
          'The agronomist reads one field’s report line by line.',
          '农艺师逐行解读一块地的检测报告。',
        ),
        speaker: 'Calla Nordgren',
        daysAgo: 88,
        minutes: 30,
      },
    ],
  },
  {
    id: 'passacaglia-music-royalties',
    name: both('Passacaglia Music Royalties Fund', '帕萨卡利亚音乐版税基金'),
    status: 'published',
    correlation: 'low',
    eligibility: ['us', 'international'],
    countries: INTERNATIONAL,
    lockUp: [3, 'years'],
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
  },
  {
    id: 'peatstone-maturing-spirits',
    name: both('Peatstone Maturing Spirits Fund', '泥炭石陈年烈酒基金'),
    status: 'upcoming',
    correlation: 'low',
    eligibility: ['us', 'international'],
    countries: INTERNATIONAL,
    lockUp: [6, 'years'],
    minimum: 20_000,
    expectedReturn: '0.105',
    nextCloseInDays: 96,
    projectedCloseInDays: 280,
    managers: [
      {
        name: 'Peatstone Cask Company',
        aumMillions: 74,
        about: both(
          'Peatstone has bought new-make spirit from independent distilleries for eleven years and sold its first casks at 1.9 times their cost.',
          '泥炭石十一年来向独立酒厂收购新酒，首批酒桶以成本的 1.9 倍售出。',
        ),
      },
    ],
    fundMillions: null,
    fees: {
      management: '0.0175',
      basis: 'one_time',
      performance: '0.2',
      hurdle: '0.06',
      subscription: '0.015',
    },
    achPermitted: true,
    sector: both('Collectible goods', '实物收藏'),
    tags: [both('Casks', '桶装酒'), both('Bonded storage', '保税仓储')],
    summary: both(
      'Young whisky in bonded warehouses, sold when it has become old whisky.',
      '保税仓中的新酒，静候岁月，待成老酒再售。',
    ),
    overview: [
      both(
        'Time is the ingredient that can’t be hurried. The fund will buy about 4,200 casks in their first year and sell them to blenders and bottlers from year six.',
        '时间是催不得的原料。基金拟购入约 4,200 桶首年新酒，自第六年起售予调配商与装瓶商。',
      ),
      both(
        'Casks are stored under bond, insured for fire and leakage, and gauged every second year by an independent cooper.',
        '酒桶存于保税仓，投保火险与渗漏险，每两年由独立桶匠检量一次。',
      ),
      both(
        'About 2% evaporates every year, tastes change, and there is no exchange for casks. The fund opens with its first close.',
        '每年约有 2% 蒸发，口味会变，酒桶亦无交易所可卖。基金将于首次交割时成立。',
      ),
    ],
    calls: CALLS.atOnce,
    exit: both(
      'Casks are sold between years six and nine; no redemption before.',
      '第六至第九年间出售酒桶，此前不设赎回。',
    ),
    terms: termRows({
      vehicle: 'delaware_series_llc',
      target: 35,
      term: years(9, 1),
      distributions: 'at_exit',
      leverage: NO_LEVERAGE,
      valuation: 'quarterly',
      tax: 'k1',
      own: [row('Storage', '仓储', both('Three bonded warehouses', '三处保税仓库'))],
    }),
    webinars: [
      {
        title: both('From still to sale in nine years', '从蒸馏到出售的九年'),
        summary: both('A cooper, a blender and a banker answer questions.', '桶匠、调酒师与银行家同台答疑。'),
        speaker: 'Fergus Abernethy',
        daysAgo: 11,
        minutes: 40,
      },
    ],
  },
  {
    id: 'litmus-row-litigation-i',
    name: both('Litmus Row Litigation Finance Fund I', '石蕊巷诉讼融资基金一期'),
    status: 'closed',
    correlation: 'low',
    eligibility: ['us'],
    countries: US_ONLY,
    lockUp: [4, 'years'],
    minimum: 75_000,
    expectedReturn: '0.17',
    track: { months: 24, growth: 0.09, swing: 0.012, payout: 0, every: 3 },
    projectedCloseInDays: 400,
    managers: [
      {
        name: 'Litmus Row Capital',
        aumMillions: 240,
        about: both(
          'Former trial judges and litigators who read each file twice and decline nineteen in twenty.',
          '由前审判法官与诉讼律师组成，每份案卷读两遍，二十件推掉十九件。',
        ),
      },
    ],
    fundMillions: 110,
    fees: { management: '0.02', yearCap: 3, performance: '0.2', hurdle: '0.08', subscription: '0.01' },
    achPermitted: true,
    sector: both('Litigation finance', '诉讼融资'),
    tags: [both('Commercial claims', '商业索赔'), both('Uncorrelated', '低相关')],
    summary: both(
      'Pays the costs of 27 commercial claims for a share of what they recover; fully committed.',
      '为 27 宗商业索赔垫付费用，换取胜诉所得分成；额度已满。',
    ),
    overview: [
      both(
        'A company with a good claim often lacks the cash to bring it. The fund pays its lawyers and is repaid, with a share, only if the claim succeeds.',
        '手握有力索赔的企业，往往缺钱打官司。基金代付律师费，胜诉才收回本金并参与分成。',
      ),
      both(
        'Twenty-seven cases are funded, with no more than 8% in any one. Six are decided: five settled, one was lost.',
        '目前资助 27 宗案件，单案不超过 8%。已了结六宗：五宗和解，一宗败诉。',
      ),
      both(
        'Courts keep their own time. Lost cases lose everything that was spent on them. The fund is closed to new investors.',
        '法院自有节奏，败诉则该案投入尽失。本基金已停止接纳新投资者。',
      ),
    ],
    calls: CALLS.threeParts,
    exit: both(
      'As cases end; most are expected to within four years.',
      '随案件了结而退出，多数预计四年内完结。',
    ),
    terms: termRows({
      vehicle: 'delaware_lp',
      target: 110,
      term: years(6, 2),
      distributions: 'at_exit',
      leverage: NO_LEVERAGE,
      valuation: 'quarterly',
      tax: 'k1',
      own: [row('Largest case', '单案上限', both('8% of the fund', '基金规模的 8%'))],
    }),
    webinars: [
      {
        title: both('Why we decline nineteen cases in twenty', '二十件案子为何推掉十九件'),
        summary: both('The checklist, and two cases that failed it.', '审案清单，以及两宗未能过关的案件。'),
        speaker: 'Honora Petrakis',
        daysAgo: 205,
        minutes: 34,
      },
    ],
  },
];
