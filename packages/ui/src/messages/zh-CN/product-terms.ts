import type { productTerms as shape } from '../en/product-terms';

export const productTerms: typeof shape = {
  category: {
    fixed_income: '固定收益',
    crypto: '加密资产',
    real_estate: '房地产',
    alternative_private_market: '另类私募市场',
    private_equity: '私募股权',
    hedge_fund: '对冲基金',
    pre_ipo: 'Pre-IPO',
  },
  productStatus: { upcoming: '即将开放', published: '开放认购', closed: '已截止', exited: '已退出' },
  notStated: '未公布',
};
