// A thousand documents of an investor, made up, and the words and the order that the plain kits need.
export const TYPE = {
  notices_and_requests: 'Notices and Requests',
  subscription_documents: 'Subscription Documents',
  investor_statements: 'Investor Statements',
  tax_documents: 'Tax Documents',
  bank_account_change_requests: 'Bank Account Change Requests',
  audited_reports: 'Audited Reports',
} as const;

export interface DocumentRow {
  id: string;
  name: string;
  type: keyof typeof TYPE;
  productName: string;
  updatedAt: string;
}

const TYPES: (keyof typeof TYPE)[] = [
  'notices_and_requests',
  'subscription_documents',
  'investor_statements',
  'tax_documents',
  'bank_account_change_requests',
  'audited_reports',
];

export const DOCUMENTS: readonly DocumentRow[] = Array.from({ length: 1000 }, (_, index) => {
  const month = String((index % 12) + 1).padStart(2, '0');
  const day = String((index % 28) + 1).padStart(2, '0');
  return {
    id: `document-${index}`,
    // 7919 is coprime to 1000, so that no two names are alike and none stands where its order puts it.
    name: `Statement ${String((index * 7919) % 1000).padStart(4, '0')}`,
    type: TYPES[index % TYPES.length] ?? 'tax_documents',
    productName: `Meridian Senior Lending ${index % 9}`,
    updatedAt: `${2018 + (index % 8)}-${month}-${day}`,
  };
});

export const COLUMNS = ['name', 'type', 'product', 'updated'] as const;
export type Column = (typeof COLUMNS)[number];

export const HEADER: Record<Column, string> = {
  name: 'Document',
  type: 'Type',
  product: 'Product',
  updated: 'Updated',
};

export interface Sort {
  by: Column;
  direction: 'ascending' | 'descending';
}

const day = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

export function shownIn(column: Column, { name, type, productName, updatedAt }: DocumentRow): string {
  switch (column) {
    case 'name':
      return name;
    case 'type':
      return TYPE[type];
    case 'product':
      return productName;
    case 'updated':
      return day.format(new Date(updatedAt));
  }
}

const { compare } = new Intl.Collator('en', { numeric: true });

export function inOrder(rows: readonly DocumentRow[], sort: Sort | null): readonly DocumentRow[] {
  if (!sort) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const keyOf = (row: DocumentRow) => (sort.by === 'updated' ? row.updatedAt : shownIn(sort.by, row));
  return [...rows].sort((one, other) => sign * compare(keyOf(one), keyOf(other)));
}

export const nextSort = (sort: Sort | null, by: Column): Sort => ({
  by,
  direction: sort?.by === by && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

export const WORDS = { caption: 'Documents', open: 'Open', action: 'Action' };
