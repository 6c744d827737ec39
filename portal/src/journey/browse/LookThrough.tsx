import type { ReplyOf } from '@quoin/contract';
import { LookThroughChart } from '@quoin/ui/charts';

/** Chart of the layers between the product and its underlying investments. */
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
