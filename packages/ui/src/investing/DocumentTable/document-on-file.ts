import type { DocumentType, InvestorType, ProductDocumentGroup } from '@quoin/rules';

export interface DocumentOnFile {
  id: string;
  name: string;
  type: DocumentType | ProductDocumentGroup;
  /** Tells products apart whatever they are called in the reader’s language. */
  productId?: string;
  productName?: string;
  /** As what the investor holds the investment that the document is about. */
  investorType?: InvestorType;
  /** An instant or YYYY-MM-DD. */
  updatedAt?: string;
  /** Whether the reader has opened it; left out where nobody keeps count. */
  read?: boolean;
}
