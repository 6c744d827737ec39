import { Text } from '@quoin/ui';
import { api } from '../../../api/api';
import { useText } from '../../../i18n';
import { WebinarCards } from '../../../components/WebinarCards';
import { DashboardSection } from './DashboardSection';

const SHOWN = 3;

export function RecentWebinars() {
  const text = useText();
  const call = api.useListWebinarsQuery({ query: { page_size: SHOWN } });
  return (
    <DashboardSection title={text('browse.webinar.recent')} call={call} height={240}>
      {({ items }) =>
        items.length === 0 ? (
          <Text tone="secondary">{text('portfolio.dashboard.webinars.none')}</Text>
        ) : (
          <WebinarCards webinars={items} />
        )
      }
    </DashboardSection>
  );
}
