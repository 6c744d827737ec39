// Redemptions of one investment: redeemable amount, request form and history.
import {
  Banner,
  Button,
  EmptyState,
  Figure,
  ProductFacts,
  RedemptionCard,
  Skeleton,
  Stack,
  Text,
  useFormat,
} from '@quoin/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../components/FailedCall';
import { useFlowEntry } from '../../flow/use-flow-entry';
import { Lead } from '../../components/Note';
import { SectionCard } from '../../components/SectionCard';
import { useErrorMessage, useText } from '../../i18n';
import { focusPage } from '../../navigation/navigation-effects';
import { RedemptionRequest } from './RedemptionRequest';
import { isNotCovered, type Redemption, redemptionOnCard, type Redemptions } from './redemption-on-card';
import { getLimits, REDEMPTION_STEPS, getSchedule } from './redemption-values';
import { OwnDocumentReader } from '../../document-reader/OwnDocumentReader';

/** Search parameter with the id of the redemption to change. */
const CHANGE = 'change';

export interface RedemptionPartProps {
  investmentId: string;
  /** Investor whose identity is checked before a request is sent. */
  investorId: string;
  /** Name of the product. */
  name: string;
}

export function RedemptionPart({ investmentId, investorId, name }: RedemptionPartProps) {
  const text = useText();
  const format = useFormat();
  const { step, enter, leave } = useFlowEntry([CHANGE]);
  const [query] = useSearchParams();
  useStartOfPage(step !== undefined);
  const {
    currentData: data,
    error,
    refetch,
  } = api.useGetRedemptionsQuery(
    { params: { investmentId } },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );

  if (!data && isCallError(error)) return <FailedCall error={error} onRetry={refetch} />;
  if (!data) return <Skeleton shape="block" height={320} />;
  const { open, barrier, ongoing, items } = data;
  const limits = getLimits(data);
  // A new request, or one that replaces the ongoing redemption.
  const changing = ongoing && query.get(CHANGE) === ongoing.id ? ongoing : undefined;
  if (step !== undefined && limits && (open || changing)) {
    return (
      <RedemptionRequest
        key={changing?.id}
        investmentId={investmentId}
        investorId={investorId}
        name={name}
        limits={limits}
        changing={changing}
        onClose={() => {
          leave();
          void refetch();
        }}
      />
    );
  }
  return (
    <Stack gap={8}>
      {open && <Available redemptions={data} onRequest={() => enter(REDEMPTION_STEPS[0])} />}
      {items.map((redemption) => (
        <Stack key={redemption.id} gap={3}>
          <RedemptionEntry
            redemption={redemption}
            notCovered={redemption.id === ongoing?.id && isNotCovered(data)}
            onChange={limits && (() => enter(REDEMPTION_STEPS[0], { [CHANGE]: redemption.id }))}
          />
          {redemption.paid_from && (
            <Banner signal="warning">
              {text('redeem.paid_from', { until: format.instant(redemption.paid_from) })}
            </Banner>
          )}
          {redemption.id === ongoing?.id && <WhatOngoingPays redemptions={data} />}
        </Stack>
      ))}
      {barrier !== null && (barrier === 'never' || items.length === 0) && (
        <EmptyState title={text(barrier === 'never' ? 'redeem.never' : 'redeem.none')}>
          {barrier === 'never'
            ? text('redeem.never.policy', { policy: data.exit_policy })
            : text(`redeem.barrier.${barrier}`)}
        </EmptyState>
      )}
    </Stack>
  );
}

/** Shows and focuses the start of the page when the request replaces the content, and when it is left. */
function useStartOfPage(isRequesting: boolean) {
  const before = useRef(isRequesting);
  useLayoutEffect(() => {
    if (before.current === isRequesting) return;
    before.current = isRequesting;
    window.scrollTo(0, 0);
    focusPage();
  }, [isRequesting]);
}

/** The server's estimate from the last valuation; or a warning if the units do not cover the amount. */
function WhatOngoingPays({ redemptions }: { redemptions: Redemptions }) {
  const text = useText();
  const format = useFormat();
  const { ongoing, estimate, as_of_date } = redemptions;
  if (isNotCovered(redemptions))
    return (
      <Banner signal="warning" title={text('redeem.not_covered')}>
        {text('redeem.not_covered.text', {
          amount: format.money(ongoing?.amount),
          date: format.date(as_of_date),
        })}
      </Banner>
    );
  if (!estimate) return null;
  return (
    <Lead>
      {text('redeem.estimate.ongoing', {
        amount: format.money(estimate.amount),
        units: format.units(estimate.units),
        date: format.date(as_of_date),
      })}
    </Lead>
  );
}

function Available({ redemptions, onRequest }: { redemptions: Redemptions; onRequest: () => void }) {
  const text = useText();
  const format = useFormat();
  const { available, as_of_date, redemption_days: days, schedule } = redemptions;
  const [next] = days?.dates ?? [];
  return (
    <SectionCard title={text('redeem.available.title')} gap={6}>
      <ProductFacts
        facts={[
          { name: text('redeem.available'), value: <Figure kind="money" value={available} /> },
          { name: text('redeem.as_of'), value: format.date(as_of_date) },
          next
            ? {
                name: text('redeem.days.next'),
                value: format.date(next.day),
                note: text('redeem.day.request_by', { date: format.date(next.request_by) }),
              }
            : {
                name: text('redeem.days'),
                value:
                  days &&
                  text('redeem.days.range', { from: format.date(days.from), to: format.date(days.to) }),
              },
        ]}
      />
      <Stack gap={2}>
        <Text measure>{getSchedule(schedule, text)}</Text>
        <Lead>{text('redeem.available.estimate')}</Lead>
      </Stack>
      <div>
        <Button onClick={onRequest}>{text('redeem.request')}</Button>
      </div>
    </SectionCard>
  );
}

interface RedemptionEntryProps {
  redemption: Redemption;
  notCovered: boolean;
  /** Undefined if no change can be requested. */
  onChange: (() => void) | undefined;
}

/** One redemption with its status, its documents and a button to cancel it. */
function RedemptionEntry({ redemption, notCovered, onChange }: RedemptionEntryProps) {
  const text = useText();
  const getErrorMessage = useErrorMessage();
  const next = useNext(redemption, notCovered);
  const [cancel, { error, isLoading }] = api.useCancelRedemptionMutation();
  const [readingId, setReadingId] = useState<string>();
  const reading = redemption.documents.find(({ file_id }) => file_id === readingId);
  return (
    <>
      <RedemptionCard
        headingLevel={2}
        redemption={redemptionOnCard(redemption, { next, unnamed: text('redeem.account.unnamed') })}
        onChange={onChange}
        onCancel={() => void cancel({ params: { redemptionId: redemption.id } })}
        cancelling={isLoading}
        cancelError={isCallError(error) && getErrorMessage(error)}
        onOpenDocument={setReadingId}
      />
      {reading && (
        <OwnDocumentReader
          fileId={reading.file_id}
          name={reading.name}
          onClose={() => setReadingId(undefined)}
        />
      )}
    </>
  );
}

/** The next step: who has to act, or why the redemption was rejected. */
function useNext(
  { waits_for, redemption_day, rejection }: Redemption,
  notCovered: boolean,
): string | undefined {
  const text = useText();
  const format = useFormat();
  if (notCovered) return text('redeem.not_covered.next');
  if (rejection)
    return [rejection.message, rejection.note, text('redeem.rejected.next')].filter(Boolean).join('\n');
  if (waits_for === null) return undefined;
  return text(`redeem.waits.${waits_for}`, { day: format.date(redemption_day) });
}
