// Facts quoted in the long texts, taken from the rules and formatted in the language of the page.
import {
  ACTIVATION_LINK_HOURS,
  BRAND,
  COMMITMENT_MULTIPLE,
  ENVELOPE_DAYS,
  FIRST_APPLICATION_MINUTES,
  FUNDING_BUSINESS_DAYS,
  formatList,
  MINIMUM_AGE,
  moneyToWire,
  PROOF_DOCUMENT_MONTHS,
  REDEMPTION_PAYOUT_DAYS,
  REPLACEMENT_MANAGER_DAYS,
  RESET_LINK_MINUTES,
  SIGN_IN_ATTEMPTS,
  SIGN_IN_LOCK_HOURS,
  SIGNATURE_PROCESSING_MINUTES,
  SMS_CODE_LENGTH,
  thresholdsOn,
  UPLOAD_MEGABYTES,
  type Cents,
  type Language,
} from '@quoin/rules';
import { formatDate, formatFigure } from '@quoin/ui';
import { newYorkToday } from '../browser/server-time';

/** Typical minimum investment in whole dollars, from the specification. */
export const ENTRY_POINT_DOLLARS = 20_000;

type TextFacts = Readonly<Record<string, string | number>>;

/** Fills placeholders such as `{email}` in all sections. */
export const fillSections = ({ sections }: MarkdownText, facts: TextFacts): MarkdownText['sections'] =>
  sections.map(({ title, paragraphs, ...section }) => ({
    ...section,
    title: fillIn(title, facts),
    paragraphs: paragraphs.map((paragraph) => fillIn(paragraph, facts)),
  }));

/** @throws Error when a text names an unknown fact */
export const fillIn = (text: string, facts: TextFacts): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`A long text names the unknown fact {${name}}`);
    return String(fact);
  });

export function textFacts(language: Language): TextFacts {
  const dollars = (wire: string) => formatFigure('money', wire, language, { digits: 0 });
  const formatWhole = (count: number) => dollars(String(count));
  const law = thresholdsOn(newYorkToday());
  const amount = ({ amount }: { amount: Cents }) => dollars(moneyToWire(amount));
  const { operator, email, supportEmail, phone, offices, claims, referral } = BRAND;
  return {
    operator: operator.name,
    operatorDescription: operator.description[language],
    legalEntity: operator.legalEntity,
    broker: operator.broker,
    email,
    supportEmail,
    phone: phone.shown,
    cities: formatList(
      offices.map(({ city }) => city[language]),
      language,
    ),
    brokeredTotal: formatWhole(claims.brokeredTotal),
    claimsAsOf: formatDate(claims.assetsUnderManagementAsOf, language),
    termsOfUseFrom: BRAND.termsOfUseFrom,
    income: amount(law.accredited_income),
    jointIncome: amount(law.accredited_joint_income),
    netWorth: amount(law.accredited_net_worth),
    clientNetWorth: amount(law.qualified_client_net_worth),
    clientInvested: amount(law.qualified_client_assets_managed),
    purchaser: amount(law.qualified_purchaser_investments),
    purchaserInstitution: amount(law.qualified_purchaser_institution),
    entryPoint: formatWhole(ENTRY_POINT_DOLLARS),
    multiple: dollars(moneyToWire(COMMITMENT_MULTIPLE)),
    referrerCredit: formatWhole(referral.referrerCredit),
    friendCredit: formatWhole(referral.friendCredit),
    creditMonths: referral.creditMonths,
    invitedDiscount: formatWhole(referral.invitedDiscount),
    invitedDiscountAbove: formatWhole(referral.invitedDiscountAbove),
    invitedDiscountMonths: referral.invitedDiscountMonths,
    activationLinkHours: ACTIVATION_LINK_HOURS,
    envelopeDays: ENVELOPE_DAYS,
    firstApplicationMinutesFrom: FIRST_APPLICATION_MINUTES.from,
    firstApplicationMinutesTo: FIRST_APPLICATION_MINUTES.to,
    fundingBusinessDaysFrom: FUNDING_BUSINESS_DAYS.from,
    fundingBusinessDaysTo: FUNDING_BUSINESS_DAYS.to,
    minimumAge: MINIMUM_AGE,
    proofDocumentMonths: PROOF_DOCUMENT_MONTHS,
    redemptionPayoutDays: REDEMPTION_PAYOUT_DAYS,
    replacementManagerDays: REPLACEMENT_MANAGER_DAYS,
    resetLinkMinutes: RESET_LINK_MINUTES,
    signInAttempts: SIGN_IN_ATTEMPTS,
    signInLockHours: SIGN_IN_LOCK_HOURS,
    signatureProcessingMinutesFrom: SIGNATURE_PROCESSING_MINUTES.from,
    signatureProcessingMinutesTo: SIGNATURE_PROCESSING_MINUTES.to,
    smsCodeLength: SMS_CODE_LENGTH,
    uploadMegabytes: UPLOAD_MEGABYTES,
  };
}
