// The status of each invited friend, and the date until which the credit is pending or valid.
import { referralCreditExpiry, type ReferralStatus } from '@quoin/rules';
import { Figure } from '../../foundations/Figure/Figure';
import { useFormat } from '../../foundations/format/use-format';
import { ReferralCard as english } from '../../messages/en/referral';
import { referralStatus } from '../../messages/en/terms';
import { useMessages } from '../../provider/quoin-context';
import { useNamedTerms } from '../../provider/use-terms';
import { figureColumn, RecordTable, type RecordColumn } from '../RecordTable/RecordTable';
import { View as StatusMark } from '../StatusMark/StatusMark.styles';
import type { StatusTone } from '../StatusMark/get-tone';

export interface ReferredFriend {
  id: string;
  /** A name, or a masked e-mail address. */
  name: string;
  status: ReferralStatus;
  /** Decimal dollars; null until it is earned. */
  credit: string | null;
  /** YYYY-MM-DD: activation of the friend's account; null before. */
  activatedOn: string | null;
  /** YYYY-MM-DD, when the credit was paid or rejected. */
  decidedOn?: string | undefined;
  /** YYYY-MM-DD. Default: as `referralCreditExpiry` of @quoin/rules computes it from the activation. */
  expiresOn?: string | undefined;
}

const TONES: Record<ReferralStatus, StatusTone> = {
  registered: 'neutral',
  activated: 'info',
  invested: 'success',
  expired: 'neutral',
  paid: 'success',
  rejected: 'neutral',
};

export function ReferredFriends({ friends }: { friends: readonly ReferredFriend[] }) {
  const text = useMessages('ReferralCard', english);
  const statusNames = useNamedTerms('referralStatus', referralStatus);
  const format = useFormat();
  const dated = {
    activated: text.investBy,
    invested: text.validUntil,
    expired: text.expiredOn,
    paid: text.paidOn,
    rejected: text.rejectedOn,
  };
  const deadline = ({ status, activatedOn, expiresOn, decidedOn }: ReferredFriend) => {
    const date = decidedOn ?? expiresOn ?? (activatedOn && referralCreditExpiry(activatedOn));
    return status === 'registered'
      ? text.notActivated
      : date
        ? dated[status](format.date(date, 'short'))
        : null;
  };
  const columns: RecordColumn<ReferredFriend>[] = [
    { key: 'friend', header: text.friend, namesRow: true, cell: ({ name }) => <bdi>{name}</bdi> },
    {
      key: 'status',
      header: text.status,
      cell: ({ status }) => <StatusMark data-tone={TONES[status]}>{statusNames[status]}</StatusMark>,
    },
    { key: 'expires', header: text.expires, cell: deadline },
    figureColumn('credit', text.credit, ({ credit }) =>
      credit === null ? null : <Figure kind="money" digits={0} value={credit} />,
    ),
  ];
  return (
    <RecordTable
      caption={text.friends}
      columns={columns}
      rows={friends}
      rowKey={({ id }) => id}
      empty={text.empty}
    />
  );
}
