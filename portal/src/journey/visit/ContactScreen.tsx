// Contact page: e-mail and telephone by subject, and office addresses.
import { BRAND } from '@quoin/rules';
import { Card, Grid, Heading, Icon, MailIcon, Page, PhoneIcon, Stack, Text } from '@quoin/ui';
import { Link } from 'react-router-dom';
import { Lead } from '../../components/Note';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useText } from '../../i18n';
import { Office, Reach } from './ContactScreen.styles';

const { phone, salesContact, email, supportEmail, hours, offices } = BRAND;

/** Contacts by subject. */
const DESKS = [
  { about: 'general', email, phone },
  {
    about: 'investing',
    email: salesContact.email,
    phone: { e164: salesContact.e164, shown: salesContact.phone },
  },
  { about: 'account', email: supportEmail, phone },
] as const;

export default function ContactScreen() {
  const text = useText();
  const locale = useLanguage();
  return (
    <Page>
      <Stack gap={12}>
        <Stack gap={3} as="header">
          <Heading level={1}>{text('visit.contact.title')}</Heading>
          <Lead size="lead">{text('visit.contact.lead')}</Lead>
          <Text>
            {text('visit.contact.faqs')} <Link to="/faqs">{text('visit.to_faqs')}</Link>
          </Text>
        </Stack>
        <Grid columns={3} as="section">
          {DESKS.map((desk) => (
            <Card key={desk.about}>
              <Stack gap={4}>
                <Stack gap={2}>
                  <Heading level={2} size="title">
                    {text(`visit.contact.desk.${desk.about}.title`)}
                  </Heading>
                  <Text tone="secondary">{text(`visit.contact.desk.${desk.about}.text`)}</Text>
                </Stack>
                <Reach>
                  <a href={`mailto:${desk.email}`}>
                    <Icon of={MailIcon} size="small" />
                    {desk.email}
                  </a>
                  <a href={`tel:${desk.phone.e164}`}>
                    <Icon of={PhoneIcon} size="small" />
                    {desk.phone.shown}
                  </a>
                </Reach>
              </Stack>
            </Card>
          ))}
        </Grid>
        <Text>{text('visit.contact.hours', { hours: hours[locale] })}</Text>
        <Stack gap={6} as="section">
          <Heading level={2}>{text('visit.contact.offices')}</Heading>
          <Grid columns={3}>
            {offices.map(({ city, lines }) => (
              <Stack gap={2} key={city.en}>
                <Heading level={3}>{city[locale]}</Heading>
                <Office lang="en">
                  {lines.map((line) => (
                    <span key={line}>{line}</span>
                  ))}
                </Office>
              </Stack>
            ))}
          </Grid>
          <Text tone="secondary">{text('visit.contact.visit')}</Text>
        </Stack>
      </Stack>
    </Page>
  );
}
