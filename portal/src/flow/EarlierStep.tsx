import { Banner } from '@quoin/ui';
import { useText } from '../i18n';

/** Why a step that was completed before has to be completed again. */
export function EarlierStep() {
  const text = useText();
  return <Banner announce="polite">{text('app.earlier_step')}</Banner>;
}
