// The names and details of the operator. Another operator rebrands the product by editing this file.
import type { Bilingual } from './languages';

export interface Office {
  city: Bilingual;
  lines: readonly string[];
}

export interface Brand {
  product: string;
  tagline: Bilingual;
  operator: { name: string; legalEntity: string; broker: string; description: Bilingual };
  offices: readonly Office[];
  /** E.164, and the printed form. */
  phone: { e164: string; shown: string };
  /** The hours of phone support. */
  hours: Bilingual;
  email: string;
  supportEmail: string;
  /** The printed form of `phone`. */
  salesContact: { name: Bilingual; phone: string; e164: string; email: string };
  links: {
    brokerCheck: string;
    formCrs: string;
    bestInterest: string;
    jobs: string;
    blog: string;
  };
  /** Whole dollars, months. */
  referral: {
    referrerCredit: number;
    friendCredit: number;
    creditMonths: number;
    invitedDiscount: number;
    invitedDiscountAbove: number;
    invitedDiscountMonths: number;
  };
  claims: {
    /** Total placements in whole dollars. */
    brokeredTotal: number;
    /** YYYY-MM-DD: the date of the assets under management. */
    assetsUnderManagementAsOf: string;
  };
  /** YYYY-MM-DD: the effective date of the current terms of use. */
  termsOfUseFrom: string;
}

// Two separate constants, so that a page that needs only them does not load the rest.
export const PRODUCT_NAME: Brand['product'] = 'Quoin';

export const REFERRAL_OFFER: Brand['referral'] = {
  referrerCredit: 300,
  friendCredit: 300,
  creditMonths: 12,
  invitedDiscount: 500,
  invitedDiscountAbove: 50_000,
  invitedDiscountMonths: 3,
};

export const BRAND: Brand = {
  product: PRODUCT_NAME,
  tagline: {
    en: 'Private markets, set in stone and in plain sight',
    'zh-CN': '私募市场，基石为本，清晰可见',
  },
  operator: {
    name: 'Quoin',
    legalEntity: 'Quoin Markets, Inc.',
    broker: 'Quoin Securities LLC',
    description: {
      en: 'Securities are offered to US investors through Quoin Securities LLC, a registered broker-dealer. Offerings outside the United States are not brokered by Quoin Securities LLC.',
      'zh-CN':
        '面向美国投资者的证券由注册经纪交易商 Quoin Securities LLC 发售；美国境外的发售不经由 Quoin Securities LLC。',
    },
  },
  offices: [
    {
      city: { en: 'New York', 'zh-CN': '纽约' },
      lines: ['100 Cornerstone Street, Floor 12', 'New York, NY 10004'],
    },
    {
      city: { en: 'San Francisco Bay Area', 'zh-CN': '旧金山湾区' },
      lines: ['2200 Masonry Avenue, Suite 310', 'Palo Alto, CA 94301'],
    },
    {
      city: { en: 'Seattle', 'zh-CN': '西雅图' },
      lines: ['415 Keystone Way, Suite 800', 'Seattle, WA 98101'],
    },
  ],
  phone: { e164: '+12125550140', shown: '(212) 555-0140' },
  hours: { en: 'Monday to Friday, 9 am to 6 pm New York time', 'zh-CN': '周一至周五，纽约时间 9:00–18:00' },
  email: 'hello@quoin.example',
  supportEmail: 'support@quoin.example',
  salesContact: {
    name: { en: 'Investor Relations', 'zh-CN': '投资者关系部' },
    phone: '(212) 555-0142',
    e164: '+12125550142',
    email: 'relations@quoin.example',
  },
  links: {
    brokerCheck: 'https://brokercheck.finra.org/',
    formCrs: 'https://quoin.example/form-crs',
    bestInterest: 'https://quoin.example/best-interest',
    jobs: 'https://quoin.example/jobs',
    blog: 'https://quoin.example/blog',
  },
  referral: REFERRAL_OFFER,
  claims: { brokeredTotal: 450_000_000, assetsUnderManagementAsOf: '2025-05-31' },
  termsOfUseFrom: '2025-06-01',
};
