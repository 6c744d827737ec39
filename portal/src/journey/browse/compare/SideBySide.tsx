import { RecordTable, type RecordColumn } from '@quoin/ui';
import { useText } from '../../../i18n';
import {
  useDetailFacts,
  useOpenedFacts,
  usePublicFacts,
  type ComparedFact,
  type Loaded,
} from './comparison-facts';
import { styled } from 'styled-components';

/** Columns of equal width, regardless of content. */
export const EvenColumns = styled.div`
  & > table {
    table-layout: fixed;
  }
`;

interface SideBySideProps {
  products: readonly Loaded[];
  /** Whether to show investment details, fees and terms too. */
  opened: boolean;
}

/** One row per fact, one column per product. */
export function SideBySide({ products, opened }: SideBySideProps) {
  const text = useText();
  const facts = usePublicFacts();
  const details = useDetailFacts();
  const more = useOpenedFacts();
  const columns: RecordColumn<ComparedFact>[] = [
    { key: 'fact', header: text('browse.compare.fact'), namesRow: true, cell: ({ name }) => name },
    ...products.map((of) => ({
      key: of.id,
      header: of.product.name,
      cell: ({ cell }: ComparedFact) => cell(of),
    })),
  ];
  return (
    <EvenColumns>
      <RecordTable
        caption={text('browse.compare.title')}
        captionHidden
        columns={columns}
        rows={opened ? [...facts, ...details, ...more] : facts}
        rowKey={({ name }) => name}
      />
    </EvenColumns>
  );
}
