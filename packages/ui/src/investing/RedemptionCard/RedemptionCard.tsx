import { forwardRef, useId, type ReactNode } from 'react';
import {
  isOngoingRedemption,
  REDEMPTION_STATUSES,
  redemptionPayoutDate,
  type PayoutPart,
  type RedemptionStatus,
  type RedemptionType,
} from '@quoin/rules';
import { Button } from '../../controls/Button/Button';
import { Figure } from '../../foundations/Figure/Figure';
import { CheckIcon, FileTextIcon } from '../../foundations/Icon/icons';
import { Heading } from '../../foundations/Heading/Heading';
import { Icon } from '../../foundations/Icon/Icon';
import { Text } from '../../foundations/Text/Text';
import { useFormat } from '../../foundations/format/use-format';
import type { CardProps } from '../../foundations/Card/Card';
import { RedemptionCard as english } from '../../messages/en/capital';
import { redemptionStatus, redemptionType } from '../../messages/en/terms';
import { useMessages } from '../../provider/quoin-context';
import { useNamedTerms } from '../../provider/use-terms';
import { FactRow } from '../ProductFacts/FactRow';
import type { StatusTone } from '../StatusMark/get-tone';
import { CancelRedemption } from './CancelRedemption';
import { Facts, Progress, View } from './RedemptionCard.styles';

export interface RedemptionPayment {
  part: PayoutPart;
  /** Decimal fraction of the redemption. */
  share: string;
  /** Decimal dollars; null if only the share is known. */
  amount: string | null;
  /** YYYY-MM-DD: latest payment date. */
  by: string;
}

export interface Redemption {
  status: RedemptionStatus;
  /** Name of the fund. */
  name: string;
  type: RedemptionType;
  /** Decimal dollars. Null for a full redemption, whose amount is known on the redemption day. */
  amount: string | null;
  /** YYYY-MM-DD: the day whose unit price applies. */
  redemptionDay: string;
  /** YYYY-MM-DD or an instant. */
  requestedDate: string;
  /** Payments by date. Default: one, on the `redemptionPayoutDate` of @quoin/rules. */
  payouts?: readonly RedemptionPayment[] | undefined;
  /** Bank, masked number and holder: "Example Bank •••• 4821, Grace Lin". */
  account?: string | undefined;
  documents?: readonly { id: string; name: string }[] | undefined;
  /** The next step in one sentence. Default: depends on the status. */
  next?: string | undefined;
}

export interface RedemptionCardProps extends Omit<
  CardProps,
  'variant' | 'padding' | 'children' | 'onChange'
> {
  /** Redemption to show. */
  redemption: Redemption;
  /** Opens the form that changes the terms; offered until the redemption is approved. */
  onChange?: (() => void) | undefined;
  /** Called after the investor confirmed. The confirmation stays open until the status is cancelled. */
  onCancel?: (() => void) | undefined;
  /** Whether the cancellation is pending. */
  cancelling?: boolean | undefined;
  /** Error of the cancellation, announced when it appears. */
  cancelError?: ReactNode | undefined;
  /** Called with the document that the user opens. */
  onOpenDocument?: ((id: string) => void) | undefined;
  /** Level of the heading in the document outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

const TONES: Record<RedemptionStatus, StatusTone> = {
  requested: 'info',
  approved: 'success',
  completed: 'success',
  cancelled: 'neutral',
  rejected: 'warning',
};

/** Whether the redemption was or may still be paid. */
const isPaid = (status: RedemptionStatus): boolean => status === 'completed' || isOngoingRedemption(status);

/** A redemption from request to payout: status, next step, and cancellation. The ref is the `<article>`. */
export const RedemptionCard = forwardRef<HTMLDivElement, RedemptionCardProps>(function RedemptionCard(
  { redemption, onChange, onCancel, cancelling, cancelError, onOpenDocument, headingLevel = 3, ...rest },
  ref,
) {
  const text = useMessages('RedemptionCard', english);
  const statusNames = useNamedTerms('redemptionStatus', redemptionStatus);
  const documentsId = useId();
  const { status, name, documents = [], next = text.next[status] } = redemption;
  const ongoing = isOngoingRedemption(status);
  return (
    <View
      ref={ref}
      title={text.title}
      name={name}
      level={headingLevel}
      tone={TONES[status]}
      status={statusNames[status]}
      data-quoin="RedemptionCard"
      data-status={status}
      {...rest}
    >
      {isPaid(status) && <RedemptionProgress status={status} />}
      <div data-part="next">
        <Text>{next}</Text>
        {ongoing && (
          <Text size="small" tone="secondary">
            {text.oneOngoing}
          </Text>
        )}
      </div>
      <RedemptionFacts redemption={redemption} />
      {documents.length > 0 && (
        <div data-part="documents">
          <Heading level={headingLevel === 2 ? 3 : 4} size="small" id={documentsId}>
            {text.documents}
          </Heading>
          <ul data-part="list" aria-labelledby={documentsId}>
            {documents.map((document) => (
              <li key={document.id}>
                <Button
                  variant="quiet"
                  size="small"
                  iconStart={<Icon of={FileTextIcon} size="small" />}
                  aria-label={text.openNamed(document.name)}
                  onClick={() => onOpenDocument?.(document.id)}
                >
                  {document.name}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {ongoing && (onChange || onCancel) && (
        <div data-part="actions">
          {onChange && status === 'requested' && (
            <Button variant="secondary" onClick={onChange}>
              {text.change}
            </Button>
          )}
          {onCancel && (
            <CancelRedemption
              redemption={redemption}
              onCancel={onCancel}
              cancelling={cancelling}
              cancelError={cancelError}
            />
          )}
        </div>
      )}
    </View>
  );
});

function RedemptionFacts({ redemption }: { redemption: Redemption }) {
  const text = useMessages('RedemptionCard', english);
  const typeNames = useNamedTerms('redemptionType', redemptionType);
  const format = useFormat();
  const { status, type, amount, redemptionDay, requestedDate, account } = redemption;
  const payouts: readonly RedemptionPayment[] = redemption.payouts ?? [
    { part: 'first', share: '1', amount, by: redemptionPayoutDate(redemptionDay) },
  ];
  const formatPayoutDate = ({ by, share, amount: part }: RedemptionPayment) => {
    const date = status === 'completed' ? format.date(by) : text.payoutBy(format.date(by));
    if (payouts.length === 1) return date;
    return text.payoutOn(part === null ? format.percent(share) : format.money(part), date);
  };
  return (
    <Facts>
      <FactRow name={text.type}>{typeNames[type]}</FactRow>
      <FactRow name={text.amount}>
        {amount === null ? text.wholeHolding : <Figure kind="money" value={amount} />}
      </FactRow>
      <FactRow name={text.requested}>{format.date(requestedDate)}</FactRow>
      <FactRow name={text.redemptionDay}>{format.date(redemptionDay)}</FactRow>
      {isPaid(status) &&
        payouts.map((payout) => (
          <FactRow key={payout.part} name={payouts.length === 1 ? text.payout : text.payouts[payout.part]}>
            {formatPayoutDate(payout)}
          </FactRow>
        ))}
      {account && isPaid(status) && (
        <FactRow name={text.account}>
          <bdi>{account}</bdi>
        </FactRow>
      )}
    </Facts>
  );
}

const STEPS = /* @__PURE__ */ REDEMPTION_STATUSES.filter(
  (status) => status !== 'cancelled' && status !== 'rejected',
);

/** The three steps (requested, approved, completed) of a redemption that is neither cancelled nor rejected. */
function RedemptionProgress({ status }: { status: RedemptionStatus }) {
  const text = useMessages('RedemptionCard', english);
  const statusNames = useNamedTerms('redemptionStatus', redemptionStatus);
  const here = STEPS.findIndex((step) => step === status);
  return (
    <Progress aria-label={text.progress}>
      {STEPS.map((step, index) => {
        const done = index < here || status === 'completed';
        const current = index === here;
        return (
          <li
            key={step}
            data-state={current ? 'current' : done ? 'done' : 'next'}
            aria-current={current ? 'step' : undefined}
          >
            {done && <Icon of={CheckIcon} size="small" />}
            {statusNames[step]}
          </li>
        );
      })}
    </Progress>
  );
}
