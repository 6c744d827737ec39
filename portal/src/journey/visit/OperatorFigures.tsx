import { BRAND, PRODUCT_CATEGORIES } from '@quoin/rules';
import { useFormat } from '@quoin/ui';
import { useIntl } from 'react-intl';
import { useText } from '../../i18n';
import { HeroFigures } from './HomeScreen.styles';

/** The operator's claims about itself, with their date. */
export function OperatorFigures() {
  const text = useText();
  const format = useFormat();
  const { formatNumber } = useIntl();
  const { brokeredTotal, assetsUnderManagementAsOf } = BRAND.claims;
  const brokered = { style: 'currency', currency: 'USD', notation: 'compact' } as const;
  return (
    <HeroFigures>
      <div>
        <dt>{text('visit.about.brokered', { date: format.date(assetsUnderManagementAsOf) })}</dt>
        <dd>{formatNumber(brokeredTotal, brokered)}</dd>
      </div>
      <div>
        <dt>{text('visit.about.categories')}</dt>
        <dd>{PRODUCT_CATEGORIES.length}</dd>
      </div>
      <div>
        <dt>{text('visit.about.offices')}</dt>
        <dd>{BRAND.offices.length}</dd>
      </div>
    </HeroFigures>
  );
}
