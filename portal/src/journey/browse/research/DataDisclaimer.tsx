import { Banner, useFormat } from '@quoin/ui';
import { useText } from '../../../i18n';

/** Disclaimer and date of the data, shown above all figures. */
export function DataDisclaimer({ disclaimer, as_of }: { disclaimer: string; as_of: string }) {
  const text = useText();
  const format = useFormat();
  return (
    <Banner title={text('browse.research.disclaimer', { date: format.date(as_of) })}>{disclaimer}</Banner>
  );
}
