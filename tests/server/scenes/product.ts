import type { Bilingual, ManagementFeeCharge, ProductStatus } from '@quoin/rules';
import { sealEscrowNumber } from '../../../packages/server/src/bank-accounts/escrow-accounts';
import { escrowAccounts, productDocuments, products } from '../../../packages/server/src/database/tables';
import { storePdf } from '../../../packages/server/src/journey/documents';
import { renderDocument } from '../../../packages/server/src/pdf';
import { newId } from '../../../packages/server/src/shared/new-id';
import { START_OF_TESTS, type TestApp } from '../test-app';

const both = (en: string, zh: string): Bilingual => ({ en, 'zh-CN': zh });

interface ProductNeeds {
  id?: string;
  status?: ProductStatus;
  eligibility?: ('ira' | 'us' | 'international')[];
  allowedCountries?: string[];
  achPermitted?: boolean;
  /** Defaults to a fee that the fund deducts from its value. */
  managementFeeCharge?: ManagementFeeCharge;
  /** Defaults to none. */
  subscriptionFee?: string;
}

let shelved = 0;

/** Number of the escrow account of test products. */
export const ESCROW_NUMBER = '8800418827';

export async function withEscrow(
  app: TestApp,
  productId: string,
  since = new Date(START_OF_TESTS),
): Promise<void> {
  const id = newId();
  await app.db.insert(escrowAccounts).values({
    id,
    productId,
    details: {
      country: 'US',
      bank_name: 'Ashlar Trust Company, N.A.',
      bank_address: '77 Vault Street, New York, NY 10005, United States',
      account_holder: 'Quoin Securities LLC, escrow for investors',
      aba_wire: '026099998',
      swift: 'ASHLUS33',
      further_credit_to: 'Subscription account of the fund named in the reference',
    },
    number: sealEscrowNumber(app.services.vault, id, ESCROW_NUMBER),
    referenceFormat: '{id}',
    approvedAt: since,
    inForceFrom: since,
  });
}

/** A product with one required document; the minimum is 50,000 dollars. */
export async function publishProduct(app: TestApp, needs: ProductNeeds = {}) {
  shelved += 1;
  const id = needs.id ?? `product-${shelved}`;
  await app.db.insert(products).values({
    id,
    name: both('Harbor Growth Access Fund', '海港成长基金'),
    category: 'pre_ipo',
    status: needs.status ?? 'published',
    position: shelved,
    art: 'pre_ipo-1',
    marketCorrelation: 'low',
    eligibility: needs.eligibility ?? ['us', 'ira'],
    allowedCountries: needs.allowedCountries ?? ['US', 'PR', 'CA'],
    lockUpCount: 3,
    lockUpUnit: 'years',
    minimumInvestment: 50_000_00,
    managers: [
      {
        name: 'Harbor Stone Partners LLC',
        about: both('An access manager.', '通道管理人。'),
        totalAum: null,
      },
    ],
    managementFee: '0.02',
    managementFeeBasis: 'per_year',
    managementFeeCharge: needs.managementFeeCharge ?? 'from_nav',
    managementFeeYearCap: 5,
    performanceFee: '0.2',
    hurdleRate: '0.08',
    subscriptionFee: needs.subscriptionFee ?? '0',
    achPermitted: needs.achPermitted ?? true,
    nextCloseDate: '2026-07-31',
    texts: {
      summary: both('Late-stage shares.', '后期公司股份。'),
      sector: both('Technology', '科技'),
      sectorTags: [],
      overview: [],
      capitalCallSchedule: both('The whole commitment at closing.', '交割时一次缴付全部承诺额。'),
      exitPolicy: both('On a listing or a sale of the company.', '公司上市或出售时退出。'),
      termRows: [
        { name: both('Vehicle', '载体'), value: both('Delaware series LLC', '特拉华州系列有限责任公司') },
      ],
    },
    updatedAt: app.clock.now(),
  });
  await withEscrow(app, id);
  const memorandum = await renderDocument({
    title: 'Private Placement Memorandum',
    subtitle: 'Harbor Growth Access Fund',
    language: 'en',
    date: '2026-05-01',
    footer: 'Sample',
    sections: [{ heading: 'Offer', paragraphs: ['Interests in a fund.'] }],
  });
  const documentId = await storePdf(app.services, app.db, {
    accountId: null,
    name: 'PPM.pdf',
    ...memorandum,
  });
  await app.db.insert(productDocuments).values({
    fileId: documentId,
    productId: id,
    documentType: 'ppm',
    documentKey: 'ppm',
    language: 'en',
    version: '1',
    effectiveDate: '2026-05-01',
    fallbackReason: 'Published in English only',
    group: 'read_only',
    name: both('Private Placement Memorandum', '私募备忘录 PPM'),
    mustRead: true,
    position: 1,
  });
  return { id, documentId };
}
