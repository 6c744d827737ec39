// Countries whose numbers can receive codes, and whom to contact otherwise.
import { BRAND, PHONE_REGIONS } from '@quoin/rules';
import { Stack, Text, useCountryName } from '@quoin/ui';
import { Note } from '../../components/Note';
import { useLanguage } from '../../i18n/LanguageProvider';
import { api } from '../../api/api';
import { useText } from '../../i18n';

/** `United States, Canada, and Hong Kong SAR` */
export function useCodeCountries(): string {
  const { data } = api.useListSmsRegionsQuery();
  const countryName = useCountryName();
  const names = (data?.items ?? PHONE_REGIONS)
    .filter(({ enable_send_code }) => enable_send_code)
    .map(({ key }) => countryName(key));
  return new Intl.ListFormat(useLanguage()).format(names);
}

export function OtherNumber() {
  const text = useText();
  return (
    <Stack gap={1}>
      <Note>{text('join.details.other_number')}</Note>
      <Text size="small">
        <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>
      </Text>
    </Stack>
  );
}
