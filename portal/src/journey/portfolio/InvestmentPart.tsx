// Loads one part of an investment, with loading and error states.
import type { ReplyOf } from '@quoin/contract';
import { Skeleton } from '@quoin/ui';
import type { ReactNode } from 'react';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../components/FailedCall';

type Part = ReplyOf<'getInvestmentPart'>;

export interface InvestmentPartProps<T extends Part['type']> {
  investmentId: string;
  type: T;
  children: (part: Extract<Part, { type: T }>) => ReactNode;
}

export function InvestmentPart<T extends Part['type']>({
  investmentId,
  type,
  children,
}: InvestmentPartProps<T>) {
  const {
    currentData: data,
    error,
    refetch,
  } = api.useGetInvestmentPartQuery({ params: { investmentId, type }, query: {} });
  if (!data && isCallError(error)) {
    return <FailedCall error={error} onRetry={refetch} />;
  }
  if (!data || !hasType(data, type)) return <Skeleton shape="block" height={240} />;
  return children(data);
}

const hasType = <T extends Part['type']>(part: Part, type: T): part is Extract<Part, { type: T }> =>
  part.type === type;
