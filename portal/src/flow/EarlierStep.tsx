import { Banner } from '@quoin/ui';
import { useText } from '../i18n';

/** Banner that explains why the user has to complete an earlier step again. */
export function EarlierStep() {
  const text = useText();
  return <Banner announce="polite">{text('app.earlier_step')}</Banner>;
}
