// Loads each product of a comparison separately, so that an unavailable one does not affect the others.
import { skipToken } from '@reduxjs/toolkit/query';
import type { ReplyOf } from '@quoin/contract';
import { useSelector } from 'react-redux';
import { api } from '../../../api/api';
import { isCallError, type CallError } from '../../../api/call-error';
import { selectSignedIn } from '../../../session/session-slice';
import { selectResidence } from '../../../products/residence-slice';

export interface Compared {
  id: string;
  product?: ReplyOf<'getProduct'>;
  /** Terms and fees, for signed-in users whose residence is admitted. */
  materials?: ReplyOf<'getProductMaterials'>;
  error?: CallError;
  retry: () => void;
}

/** @param ids at most `MAX_COMPARED` */
export function useCompared([first, second, third]: readonly string[]): Compared[] {
  const all = [useOne(first), useOne(second), useOne(third)];
  return all.filter((one) => one !== undefined);
}

function useOne(id: string | undefined): Compared | undefined {
  const signedIn = useSelector(selectSignedIn);
  const country = useSelector(selectResidence);
  const details = api.useGetProductQuery(
    id === undefined
      ? skipToken
      : { params: { productId: id }, query: { country: signedIn ? undefined : country } },
  );
  const product = details.currentData;
  const opened = signedIn && product !== undefined && product.action !== 'switch_residence';
  const materials = api.useGetProductMaterialsQuery(
    opened ? { params: { productId: product.id } } : skipToken,
  );
  const failed = [details, materials].find(({ error }) => error !== undefined);
  if (id === undefined) return undefined;
  return {
    id,
    product,
    materials: materials.currentData,
    error: isCallError(failed?.error) ? failed.error : undefined,
    retry: () => void failed?.refetch(),
  };
}
