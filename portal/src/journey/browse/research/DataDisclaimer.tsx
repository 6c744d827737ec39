import { Banner, useFormat } from '@quoin/ui';
import { useText } from '../../../i18n';

/** What a reader must know of the data, and its day. It stands above every figure. */
export function DataDisclaimer({ disclaimer, as_of }: { disclaimer: string; as_of: string }) {
  const text = useText();
  const format = useFormat();
  return (
    <Banner title={text('browse.research.disclaimer', { date: format.date(as_of) })}>{disclaimer}</Banner>
  );
}
