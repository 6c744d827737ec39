import { useDispatch, useSelector } from 'react-redux';
import { useErrorSentence } from '../i18n/use-sentences';
import { useText } from '../i18n/LanguageProvider';
import { PageNoticesFrame } from './PageNotices.styles';
import { noticeClosed, selectNotices } from '../notices/notices-slice';

export function PageNotices() {
  const notices = useSelector(selectNotices);
  const dispatch = useDispatch();
  const text = useText();
  const errorSentence = useErrorSentence();
  return (
    <PageNoticesFrame
      notices={notices.map(({ id, signal, says }) => ({
        id,
        signal,
        text: typeof says === 'string' ? text(says) : errorSentence(says),
      }))}
      onClose={(id) => dispatch(noticeClosed(id))}
    />
  );
}
