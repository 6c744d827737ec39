// For residences where sign-up is not open: leave a name, and be told when it is.
import { problemsOfWaitlist } from '@quoin/rules';
import { Button, EmptyState, Heading, LinkButton, Page, Stack, Text, useCountryName } from '@quoin/ui';
import { FormikTextField } from '@quoin/ui/formik';
import { useState } from 'react';
import { api } from '../../api/api';
import { RouterAnchor } from '../../app/router-link';
import { Form } from '../../form';
import { useText } from '../../i18n';

export function Waitlist({ country, onBack }: { country: string; onBack: () => void }) {
  const text = useText();
  const countryName = useCountryName();
  const [joinWaitlist] = api.useJoinWaitlistMutation();
  const [joined, setJoined] = useState(false);

  if (joined) {
    return (
      <Page width="form">
        <EmptyState
          level={1}
          title={text('join.waitlist.done.title')}
          action={
            <LinkButton as={RouterAnchor} href="/products">
              {text('visit.home.browse')}
            </LinkButton>
          }
        >
          {text('join.waitlist.done.text')}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page width="narrow">
      <Stack gap={6}>
        <Heading level={1}>{text('join.waitlist.title')}</Heading>
        <Text>{text('join.waitlist.lead', { country: countryName(country) })}</Text>
        <Form
          initialValues={{ first_name: '', last_name: '', email: '', region: country, phone_number: '' }}
          problemsOf={problemsOfWaitlist}
          onSubmit={async (body) => {
            await joinWaitlist({ body }).unwrap();
            setJoined(true);
          }}
          label={text('join.waitlist.title')}
        >
          {({ isSubmitting }) => (
            <>
              <FormikTextField
                name="first_name"
                label={text('join.details.first_name')}
                autoComplete="given-name"
                required
              />
              <FormikTextField
                name="last_name"
                label={text('join.details.last_name')}
                autoComplete="family-name"
                required
              />
              <FormikTextField
                name="email"
                type="email"
                label={text('join.details.email')}
                autoComplete="email"
                required
              />
              <FormikTextField
                name="phone_number"
                type="tel"
                label={text('join.waitlist.phone')}
                hint={text('join.waitlist.phone_hint')}
                autoComplete="tel"
                required
              />
              <Stack direction="horizontal" phone="vertical" gap={3}>
                <Button type="submit" busy={isSubmitting}>
                  {text('join.waitlist.send')}
                </Button>
                <Button variant="quiet" onClick={onBack}>
                  {text('app.back')}
                </Button>
              </Stack>
            </>
          )}
        </Form>
      </Stack>
    </Page>
  );
}
