import type * as shape from '../en/charts';

const MOVES: Record<'up' | 'down' | 'same', (from: string, to: string, by: string) => string> = {
  up: (from, to, by) => `由 ${from} 升至 ${to}，增加 ${by}`,
  down: (from, to, by) => `由 ${from} 降至 ${to}，减少 ${by}`,
  same: (from) => `期初与期末相同，均为 ${from}`,
};

export const charts: typeof shape = {
  ChartFrame: {
    showTable: '查看表格',
    showChart: '查看图表',
    of: (action, chart) => `${action}：${chart}`,
    loading: (chart) => `正在加载图表：${chart}`,
    failed: '图表加载失败',
    failedWhatToDo: '请检查网络后重试。您的投资不受影响。',
    notDrawn: '此浏览器无法绘制图表，全部数据见下表。',
    readPoints: (chart) => `逐点阅读：${chart}`,
    reading: (place, figures) => `${place}：${figures.join('，')}`,
    figureOf: (name, figure) => `${name} ${figure}`,
    range: (from, to) => `${from}至${to}`,
    asOf: (date) => `数据截至${date}`,
    sentences: (sentences) => sentences.join(''),
  },
  NavChart: {
    title: '净值走势',
    nav: '净值（NAV）',
    worth: '净值',
    contribution: '实缴金额',
    date: '日期',
    event: '事项',
    events: { capital_call: '缴款', distribution: '收益分配', redemption: '赎回', funding_round: '融资' },
    moved: (worth, direction, from, to, by, days) => `${days}，${worth}${MOVES[direction](from, to, by)}。`,
    between: (from, to) => `${from}至${to}`,
    extremes: (high, highDate, low, lowDate) =>
      `最高为 ${high}（${highDate}），最低为 ${low}（${lowDate}）。`,
    paidIn: (amount) => `截至期末累计实缴 ${amount}。`,
    onlyOne: (nav, date, worth) => `目前只有一次估值：${date}，${worth} ${nav}。`,
    emptyTitle: '尚未估值',
    empty: '基金首次估值后，图表会显示在这里。',
    company: {
      title: '隐含估值走势',
      nav: '隐含估值',
      worth: '隐含估值',
      empty: '首轮融资后，图表会显示在这里。',
    },
  },
  AllocationDonut: {
    title: '资产配置',
    category: '类别',
    share: '占比',
    value: '金额',
    total: '合计',
    other: (many) => `其他（${many} 类）`,
    onlyOne: (name) => `全部属于同一类别：${name}。`,
    summary: (many, largest, largestShare, smallest, smallestShare) =>
      `共 ${many} 个类别。占比最高的是${largest}，为 ${largestShare}；最低的是${smallest}，为 ${smallestShare}。`,
    emptyTitle: '暂无配置数据',
    empty: '您的首笔投资完成估值后，各类占比会显示在这里。',
  },
  CashFlowChart: {
    title: '现金流',
    contribution: '缴款',
    distribution: '收益分配',
    net: '净现金流',
    expectedKey: '预计',
    period: '期间',
    quarter: (quarter, year) => `${year}年第${quarter}季度`,
    year: (year) => `${year}年`,
    expected: (period) => `${period}（预计）`,
    so: (periods, paidIn, received, net) =>
      `${periods}：累计缴款 ${paidIn}，累计收到 ${received}，净额 ${net}。`,
    ahead: (periods, paidIn, received) => `预计${periods}：应缴款 ${paidIn}，将收到 ${received}。`,
    most: (paidIn, paidInPeriod, received, receivedPeriod) =>
      `缴款最多的是${paidInPeriod}，为 ${paidIn}；收到最多的是${receivedPeriod}，为 ${received}。`,
    emptyTitle: '暂无现金流',
    empty: '您首次缴款后，图表会显示在这里。',
  },
};
