// The amounts that answers quote, read from the rules and written out in the language of the page.
import {
  BRAND,
  COMMITMENT_MULTIPLE,
  moneyToWire,
  thresholdsOn,
  type Cents,
  type Language,
} from '@quoin/rules';
import { formatFigure } from '@quoin/ui';
import { newYorkToday } from '../../../app/new-york-today';
import { ENTRY_POINT_DOLLARS } from '../entry-point';

export function faqFacts(language: Language) {
  const dollars = (wire: string) => formatFigure('money', wire, language, { digits: 0 });
  const whole = (count: number) => dollars(String(count));
  const law = thresholdsOn(newYorkToday());
  const amount = ({ amount }: { amount: Cents }) => dollars(moneyToWire(amount));
  const { referral } = BRAND;
  return {
    income: amount(law.accredited_income),
    jointIncome: amount(law.accredited_joint_income),
    netWorth: amount(law.accredited_net_worth),
    clientNetWorth: amount(law.qualified_client_net_worth),
    clientInvested: amount(law.qualified_client_assets_managed),
    purchaser: amount(law.qualified_purchaser_investments),
    purchaserInstitution: amount(law.qualified_purchaser_institution),
    entryPoint: whole(ENTRY_POINT_DOLLARS),
    multiple: dollars(moneyToWire(COMMITMENT_MULTIPLE)),
    referrerCredit: whole(referral.referrerCredit),
    friendCredit: whole(referral.friendCredit),
    invitedDiscount: whole(referral.invitedDiscount),
    invitedDiscountAbove: whole(referral.invitedDiscountAbove),
  };
}

export type FaqFacts = ReturnType<typeof faqFacts>;
