import type * as shape from '../en/product-list';
import { list } from '../chinese-list';

export const productList: typeof shape = {
  ProductCard: {
    expectedReturn: '预期年化收益率',
    minimumInvestment: '最低投资额',
    residence: '投资者居住地',
    lockUp: '锁定期',
    months: (many) => `${many} 个月`,
    years: (many) => `${many} 年`,
    noLockUp: '无',
    anyResidence: '不限',
    residences: list,
    moreResidences: (names, more) => `${names.join('、')}等 ${names.length + more} 地`,
    seeDetails: '查看详情',
  },
  ProductTable: {
    caption: '产品',
    name: '产品',
    status: '状态',
    nextClose: '下一次封闭',
    actions: '操作',
    empty: '没有可显示的产品。',
  },
  CountrySelect: { first: '美国和加拿大', all: '其他国家和地区', unlisted: '请从列表中选择国家或地区' },
  FilterBar: { any: '不限', all: '全部', clear: '清除全部筛选' },
};
