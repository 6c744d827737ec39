// A server component: what it imports runs in the browser as well, and only that is sent there.
import { ArrowRightIcon, Figure, formatDate, Icon, StatusBadge } from '@quoin/ui';
import { Commitment } from './commitment';

export default function Page() {
  return (
    <main>
      <h1>
        Portfolio <Icon of={ArrowRightIcon} />
      </h1>
      <p>{formatDate('2026-03-31', 'en')}</p>
      <StatusBadge status="approved" />
      <Figure kind="money" value="50000.00" />
      <Commitment />
    </main>
  );
}
