import type { ReplyOf } from '@quoin/contract';
import { Grid, WebinarCard, type GridProps } from '@quoin/ui';
import { routerLink } from '../navigation/router-link';
import { useText } from '../i18n';

type Shown = Pick<
  ReplyOf<'getWebinar'>,
  'id' | 'title' | 'summary' | 'speaker' | 'held_on' | 'minutes' | 'recorded_seconds'
>;

interface WebinarCardsProps extends Pick<GridProps, 'columns'> {
  webinars: readonly Shown[];
}

/** Cards for signed-in users, which link to the recording if there is one. */
export function WebinarCards({ webinars, columns = 3 }: WebinarCardsProps) {
  const text = useText();
  return (
    <Grid columns={columns}>
      {webinars.map(({ id, title, speaker, held_on, minutes, summary, recorded_seconds }) => (
        <WebinarCard
          key={id}
          webinar={{ title, speaker, heldOn: held_on, minutes, summary }}
          href={recorded_seconds === null ? undefined : `/webinar/${id}`}
          note={text('browse.webinar.not_recorded')}
          renderLink={routerLink}
        />
      ))}
    </Grid>
  );
}
