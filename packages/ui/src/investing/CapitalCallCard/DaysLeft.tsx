// The days left until the due date, counted from the app's `today`.
import { daysBetween } from '@quoin/rules';
import { Text } from '../../foundations/Text/Text';
import { CapitalCallCard as english } from '../../messages/en/capital';
import { useMessages } from '../../provider/quoin-context';

/** Number of days from which they are shown as a warning, because a transfer takes most of them. */
const SOON_DAYS = 7;

interface DaysLeftProps {
  /** Both YYYY-MM-DD in New York. */
  today: string;
  dueDate: string;
}

export function DaysLeft({ today, dueDate }: DaysLeftProps) {
  const text = useMessages('CapitalCallCard', english);
  const days = daysBetween(today, dueDate);
  const tone = days < 0 ? 'danger' : days <= SOON_DAYS ? 'warning' : 'secondary';
  const words = days < 0 ? text.overdue(-days) : days === 0 ? text.dueToday : text.daysLeft(days);
  return (
    <Text as="span" size="small" tone={tone} data-part="left">
      {words}
    </Text>
  );
}
