import type { ReplyOf } from '@quoin/contract';
import { LookThroughChart } from '@quoin/ui/charts';

/** Through which layers the product reaches what it invests in. */
export default function LookThrough({ layers }: Pick<ReplyOf<'getProductMaterials'>, 'layers'>) {
  return (
    <LookThroughChart
      headingLevel={2}
      layers={layers.map(({ management_fee, performance_fee, ...layer }) => ({
        ...layer,
        managementFee: management_fee,
        performanceFee: performance_fee,
      }))}
    />
  );
}
