// The answers of the investor information as short text, for the summaries of closed sections.
import {
  formatPhone,
  formatList,
  RELATED_PARTY_QUESTIONS,
  type Address,
  type InvestorType,
} from '@quoin/rules';
import { useCountryName, type SectionFact } from '@quoin/ui';
import { useMemo } from 'react';
import { lastDigits } from '../../../bank-account/bank-account-values';
import { useText, type Translate } from '../../../i18n';
import { useLanguage } from '../../../i18n/LanguageProvider';
import { investorKind } from '../use-field-names';
import type { InformationFields, SignerFields } from './information-shape';

/** Functions that summarise the answers of one section each. Identity numbers show their last characters only. */
export function useInformationSummary(investorType: InvestorType) {
  const text = useText();
  const countryName = useCountryName();
  const language = useLanguage();
  return useMemo(() => {
    const kind = investorKind(investorType);
    const addressText = ({ line_1, line_2, city, state, zip, country }: Partial<Address>) => {
      const place = [state, zip].filter(Boolean).join(' ');
      return [line_1, line_2, city, place, country && countryName(country)].filter(Boolean).join(', ');
    };

    const identity = (values: InformationFields): SectionFact[] => [
      { name: text(`apply.field.investor_name.${kind}`), value: values.investor_name },
      ...(kind === 'person'
        ? [{ name: text('apply.field.nationality.person'), value: countryName(values.nationality) }]
        : []),
    ];
    const formation = (values: InformationFields): SectionFact[] => [
      {
        name: text('apply.field.tax_number'),
        value: endOfNumber(text, values.tax_number || values.tax_number_masked),
      },
      { name: text('apply.field.nationality.organization'), value: countryName(values.nationality) },
    ];
    const contact = (values: InformationFields): SectionFact[] => [
      {
        name: text(`apply.field.permanent_address.${kind}`),
        value: addressText(values.permanent_address),
      },
      ...(values.mailing_same === false
        ? [{ name: text('apply.field.mailing_address'), value: addressText(values.mailing_address) }]
        : []),
      {
        name: text('apply.field.phone_number'),
        value: formatPhone(values.phone_region, values.phone_number),
      },
    ];
    const names = (people: readonly { name: string }[]): string =>
      formatList(
        people.map(({ name }) => name),
        language,
      );
    const owners = (values: InformationFields): SectionFact[] => [
      {
        name: text('apply.field.beneficial_owners'),
        value: values.has_beneficial_owners ? names(values.beneficial_owners) : text('apply.summary.none'),
      },
    ];
    const parties = (values: InformationFields): SectionFact[] =>
      values.interested_parties.length > 0
        ? [{ name: text('apply.summary.name'), value: names(values.interested_parties) }]
        : [];
    const representative = (values: InformationFields): SectionFact[] => [
      {
        name: text('apply.field.sales_name'),
        value: values.has_sales_representative
          ? text('apply.sales.use', { name: values.sales_name, firm: values.sales_firm })
          : text('apply.summary.none'),
      },
    ];
    const related = (values: InformationFields): SectionFact[] => {
      const answeredYes = RELATED_PARTY_QUESTIONS.filter(([question]) => values[question] === true);
      const names = answeredYes.map(([question]) => text(`apply.summary.${question}`));
      return [
        {
          name: text('apply.summary.related'),
          value: names.length > 0 ? formatList(names, language) : text('apply.summary.none'),
        },
      ];
    };
    return { identity, formation, contact, owners, parties, representative, related };
  }, [text, countryName, language, investorType]);
}

export function useSignerSummary() {
  const text = useText();
  return (signer: SignerFields): SectionFact[] => [
    { name: text('apply.summary.name'), value: `${signer.first_name} ${signer.last_name}` },
    { name: text('apply.summary.birth_year'), value: signer.date_of_birth.slice(0, 4) },
    { name: text('apply.field.signers.email'), value: signer.email },
    {
      name: text('apply.field.signers.id_type'),
      value: endOfNumber(text, signer.id_number || signer.id_number_masked),
    },
  ];
}

const endOfNumber = (text: Translate, number: string): string =>
  text('account.payout.ends_in', { digits: lastDigits(number) });
