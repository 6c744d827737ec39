import { Button } from '@quoin/ui';
import { api } from '../../../api/api';
import { shownError } from '../../../api/call-error';
import { saveBlob } from '../../../browser/download';
import { useNotify } from '../../../notices/notices-slice';

interface SaveCalendarProps {
  /** Id of a calendar entry. Default: the whole calendar. */
  entry?: string;
  label: string;
  /** Accessible name that distinguishes several buttons; begins with the label. */
  named?: string;
}

/** Downloads an iCalendar file, which opens in the device's calendar. */
export function SaveCalendar({ entry, label, named }: SaveCalendarProps) {
  const notify = useNotify();
  const [getFile, { isFetching }] = api.useLazyGetCalendarFileQuery();

  async function save() {
    try {
      const { name, ics } = await getFile({ query: entry === undefined ? {} : { entry } }).unwrap();
      saveBlob(new Blob([ics], { type: 'text/calendar' }), name);
    } catch (failure) {
      notify('danger', shownError(failure));
    }
  }

  return (
    <Button variant="secondary" busy={isFetching} aria-label={named} onClick={() => void save()}>
      {label}
    </Button>
  );
}
