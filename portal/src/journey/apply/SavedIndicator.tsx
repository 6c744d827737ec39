import { BUSINESS_TIME_ZONE } from '@quoin/rules';
import { Button, Stack, Text } from '@quoin/ui';
import { useIntl } from 'react-intl';
import { shallowEqual, useSelector } from 'react-redux';
import { serverNow } from '../../browser/server-time';
import { Note } from '../../components/Note';
import { useAppDispatch } from '../../store/root-reducer';
import { saveDraft, selectSaving, selectUnsaved } from '../../draft';
import { useErrorSentence, useText } from '../../i18n';

/** Reserves the line before the first save, so that the fields below do not move. */
const ROOM = '\u00a0';

/** Status of saving. Only failures are announced, because other announcements would interrupt typing. */
export function SavedIndicator() {
  const text = useText();
  const errorSentence = useErrorSentence();
  const dispatch = useAppDispatch();
  const { saving, savedAt, failure } = useSelector(selectSaving, shallowEqual);
  const unsaved = useSelector(selectUnsaved);
  const savedTime = useSavedTime();

  if (!saving && unsaved && failure) {
    return (
      <Stack direction="horizontal" align="center" gap={3} role="alert">
        <Text as="span" size="small" tone="danger">
          {text('apply.not_saved')} {errorSentence(failure)}
        </Text>
        <Button variant="secondary" size="small" onClick={() => void dispatch(saveDraft())}>
          {text('apply.save_again')}
        </Button>
      </Stack>
    );
  }
  const saved = savedAt ? text('apply.saved', { time: savedTime(savedAt) }) : ROOM;
  return <Note as="span">{saving || unsaved ? text('apply.saving') : saved}</Note>;
}

/** Formats the time in New York, with the date unless it is today. */
function useSavedTime() {
  const { formatDate } = useIntl();
  const day = (at: string | Date) => formatDate(at, { timeZone: BUSINESS_TIME_ZONE, dateStyle: 'short' });
  return (savedAt: string): string =>
    formatDate(savedAt, {
      timeZone: BUSINESS_TIME_ZONE,
      timeStyle: 'short',
      dateStyle: day(savedAt) === day(serverNow()) ? undefined : 'long',
    });
}
