// Types of product documents, with their group on the product page and whether they must be read.
import type { ProductDocumentGroup } from '@quoin/rules';

/** In display order. */
export const PRODUCT_DOCUMENT_TYPES = [
  'ppm',
  'supplement',
  'form_crs',
  'best_interest_disclosure',
  'subscription_agreement_form',
  'annual_report',
  'performance_sheet',
  'due_diligence',
  'other',
] as const;
export type ProductDocumentType = (typeof PRODUCT_DOCUMENT_TYPES)[number];

interface DocumentTypeRow {
  group: ProductDocumentGroup;
  /** Investors must read it to the end before signing. */
  mustRead: boolean;
  /** Required to publish a product. */
  required: boolean;
}

export const DOCUMENT_TYPE_ROWS: Readonly<Record<ProductDocumentType, DocumentTypeRow>> = {
  ppm: { group: 'product_book', mustRead: true, required: true },
  supplement: { group: 'product_book', mustRead: true, required: false },
  form_crs: { group: 'legal', mustRead: true, required: true },
  best_interest_disclosure: { group: 'legal', mustRead: true, required: true },
  subscription_agreement_form: { group: 'sample_documents_for_signature', mustRead: false, required: false },
  annual_report: { group: 'performance', mustRead: false, required: false },
  performance_sheet: { group: 'performance', mustRead: false, required: false },
  due_diligence: { group: 'due_diligence', mustRead: false, required: false },
  other: { group: 'read_only', mustRead: false, required: false },
};
