// Pending actions of the account, most urgent first.
import { daysBetween, type PendingActionKind } from '@quoin/rules';
import { Card, Heading, Stack, Tag, Text, useFormat } from '@quoin/ui';
import { useId } from 'react';
import type { ReplyOf } from '@quoin/contract';
import { api } from '../../../api/api';
import { Note } from '../../../components/Note';
import { ButtonLink } from '../../../navigation/router-link';
import { useText, type MessageId } from '../../../i18n';
import { DashboardSection } from './DashboardSection';

export function PendingActions() {
  const text = useText();
  const call = api.useListPendingActionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <DashboardSection title={text('portfolio.dashboard.needs')} call={call} height={120}>
      {({ today, items }) =>
        items.length === 0 ? (
          <Card variant="quiet">
            <Text tone="secondary">{text('portfolio.dashboard.needs.nothing')}</Text>
          </Card>
        ) : (
          <Stack gap={3} as="ul">
            {items.map((action, index) => (
              <ActionRow key={getKey(action)} action={action} today={today} first={index === 0} />
            ))}
          </Stack>
        )
      }
    </DashboardSection>
  );
}

const getKey = ({ kind, investment, envelope, product }: PendingAction) =>
  [kind, investment?.id, envelope?.id, product?.id].join(' ');

function ActionRow({ action, today, first }: { action: PendingAction; today: string; first: boolean }) {
  const text = useText();
  const format = useFormat();
  const titleId = useId();
  const linkId = useId();
  const { investment, product, note, deadline, due_date, waits_for } = action;
  const { href, verb } = ACTION_LINKS[action.kind];
  const amount = action.amount === null ? '' : format.money(action.amount);
  return (
    <Card as="li" padding="small">
      <Stack direction="horizontal" phone="vertical" justify="between" gap={4}>
        <Stack gap={1}>
          <Heading level={3} size="lead" id={titleId}>
            {text(getTitle(action), { amount })}
          </Heading>
          {product && (
            <Note>
              <bdi>{product.name}</bdi>
              {investment && (
                <>
                  {' · '}
                  <bdi>{investment.investor_name}</bdi>
                </>
              )}
            </Note>
          )}
          {note && <Text size="small">{note}</Text>}
          {waits_for && (
            <Text size="small">{text(`redeem.waits.${waits_for}`, { day: format.date(deadline) })}</Text>
          )}
          {deadline && !waits_for && (
            <Stack direction="horizontal" gap={2}>
              <Text size="small">
                {text(`portfolio.dashboard.by.${getDayMessage(action)}`, {
                  date: format.date(deadline),
                  due: format.date(due_date),
                })}
              </Text>
              <DaysLeft days={daysBetween(today, deadline)} />
            </Stack>
          )}
        </Stack>
        <ButtonLink
          href={href(action)}
          variant={first ? 'primary' : 'secondary'}
          id={linkId}
          aria-labelledby={`${linkId} ${titleId}`}
        >
          {text(verb)}
        </ButtonLink>
      </Stack>
    </Card>
  );
}

/** Kind of date: payment due, redemption day or deadline. */
const getDayMessage = ({ kind, due_date }: PendingAction) =>
  kind === 'follow_redemption' || kind === 'revise_redemption'
    ? 'redemption'
    : due_date === null
      ? 'last_day'
      : 'sending';

/** Days before a date from which it is highlighted. */
const SOON_DAYS = 7;

function DaysLeft({ days }: { days: number }) {
  const text = useText();
  return (
    <Tag tone={days < 0 ? 'danger' : days <= SOON_DAYS ? 'warning' : 'neutral'}>
      {days < 0
        ? text('portfolio.dashboard.days_late', { days: -days })
        : text('portfolio.dashboard.days_left', { days })}
    </Tag>
  );
}

type PendingAction = ReplyOf<'listPendingActions'>['items'][number];

interface ActionLink {
  href: (action: PendingAction) => string;
  verb: MessageId;
}

const getInvestmentPath = (part: 'all' | 'redemption') => (action: PendingAction) =>
  `/my-investment/${action.investment?.group ?? 'pending'}/${action.investment?.id ?? ''}/${part}`;
/** A declined agreement is requested again on the investment's page. */
const getEnvelopePath = (action: PendingAction) =>
  action.envelope ? `/signing/${action.envelope.id}` : getInvestmentPath('all')(action);

const ACTION_LINKS: Readonly<Record<PendingActionKind, ActionLink>> = {
  upgrade_password: { href: () => '/user/change_password', verb: 'portfolio.dashboard.do.confirm' },
  pay_capital_call: { href: getInvestmentPath('all'), verb: 'portfolio.dashboard.do.pay' },
  sign: { href: getEnvelopePath, verb: 'portfolio.sign' },
  renew_signature_link: { href: getEnvelopePath, verb: 'portfolio.dashboard.do.renew' },
  fund_investment: { href: getInvestmentPath('all'), verb: 'portfolio.dashboard.do.pay' },
  pay_fees: { href: getInvestmentPath('all'), verb: 'portfolio.dashboard.do.pay' },
  answer_request: { href: getInvestmentPath('all'), verb: 'portfolio.dashboard.do.answer' },
  continue_application: {
    href: ({ investment }) => `/investment?id=${investment?.id ?? ''}`,
    verb: 'portfolio.continue',
  },
  use_reservation: {
    href: ({ product }) => `/products/${product?.id ?? ''}`,
    verb: 'portfolio.dashboard.do.apply',
  },
  turn_on_two_step: { href: () => '/user/verification', verb: 'portfolio.dashboard.do.turn_on' },
  revise_redemption: { href: getInvestmentPath('redemption'), verb: 'portfolio.dashboard.do.revise' },
  follow_redemption: { href: getInvestmentPath('redemption'), verb: 'portfolio.dashboard.do.follow' },
};

/** Message of the action, with a placeholder for the amount if it has one. */
function getTitle({ kind, envelope, amount }: PendingAction): MessageId {
  const documentKind = envelope?.kind ?? 'subscription_agreement';
  if (kind === 'sign' || kind === 'renew_signature_link')
    return `portfolio.dashboard.${kind}.${documentKind}`;
  const extent = amount === null ? 'full' : 'partial';
  if (kind === 'follow_redemption') return `portfolio.dashboard.action.${kind}.${extent}`;
  return `portfolio.dashboard.action.${kind}`;
}
