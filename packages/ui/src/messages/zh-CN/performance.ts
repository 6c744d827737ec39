import type * as shape from '../en/performance';

export const performance: typeof shape = {
  PerformanceTable: {
    caption: '业绩表现',
    asOf: (date) => `数据截至${date}`,
    figure: '指标',
    period: '期间',
    since: '起始日',
    multiple: ' 倍',
    showMath: (figure, period) => `查看计算过程：${figure}${period ? `（${period}）` : ''}，`,
    undetermined: {
      no_root: '无解',
      several_roots: '多个解',
      out_of_range: '无意义',
      no_capital: '无法计算',
    },
    noFigure: '无数据',
    gapsTitle: '部分期间没有数据的原因',
    gaps: {
      held_for_less: '您的持有时间尚未达到这一期间。',
      not_current: '投资尚未生效，数据自生效日起计算。',
      not_valued: '基金在这一期间内尚未估值。',
    },
    empty: '暂无业绩数据。基金首次估值后，数据会显示在这里。',
  },
  ShowTheMath: {
    title: (figure) => `计算过程：${figure}`,
    titleOfPeriod: (figure, period) => `计算过程：${figure}（${period}）`,
  },
};
