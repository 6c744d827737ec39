import { canSignUp, isCountry, validateWaitlist, type WaitlistValues } from '@quoin/rules';
import {
  Banner,
  Button,
  EmptyState,
  Heading,
  Illustration,
  Page,
  Stack,
  Text,
  useCountryName,
  type PhoneNumber,
} from '@quoin/ui';
import { FormikCountrySelect, FormikPhoneField } from '@quoin/ui/formik';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { api } from '../../api/api';
import { useFlowSteps, useFormDraft } from '../../flow';
import { EmailField, Form, FormActions, FormChanges, NameFields } from '../../form';
import { useText } from '../../i18n';
import { emailState, useEmailState, useEntryState } from '../../navigation/entry-state';
import { ButtonLink } from '../../navigation/router-link';
import { selectResidence } from '../../products/residence-slice';
import { useCarriedCountry } from './entry-states';

/** Linked from the home page, the product list and the first step of sign-up. */
export default function WaitlistScreen() {
  const text = useText();
  const navigate = useNavigate();
  const residence = useSelector(selectResidence);
  const carried = useCarriedCountry();
  const back = carried !== undefined && (
    <Button variant="quiet" onClick={() => void navigate(-1)}>
      {text('app.back')}
    </Button>
  );
  return <Waitlist country={carried ?? residence} email={useEmailState()} action={back} />;
}

interface WaitlistProps {
  /** Residence if known, which can be changed here. */
  country: string;
  email: string;
  /** Button beside the submit button. */
  action?: ReactNode;
}

type WaitlistFields = Omit<WaitlistValues, 'phone_number'> & { phone_number: PhoneNumber };

/** In international format, because the number may be from another country than the residence. */
const withInternationalNumber = <Fields extends WaitlistFields>({ phone_number, ...rest }: Fields) => ({
  ...rest,
  phone_number: phone_number.e164 || phone_number.national,
});

const validate = (fields: WaitlistFields) => validateWaitlist(withInternationalNumber(fields));

/** Waiting list for residences where sign-up is not open. */
function Waitlist({ country, email, action }: WaitlistProps) {
  const text = useText();
  const countryName = useCountryName();
  const [joinWaitlist] = api.useJoinWaitlistMutation();
  const [answers, keep, clear] = useFormDraft(`waitlist:${country}`, {
    first_name: '',
    last_name: '',
    email,
    region: country,
    phone_number: { region: country, national: '', e164: '' },
  });
  const joined = useEntryState('joined') === true;
  const { step, goTo } = useFlowSteps({
    steps: ['form', 'joined'],
    furthest: joined ? 'joined' : 'form',
    getTitle: (one) => (one === 'joined' ? text('join.waitlist.done.title') : undefined),
  });

  if (step === 'joined') {
    return (
      <Page width="form">
        <EmptyState
          level={1}
          title={text('join.waitlist.done.title')}
          illustration={<Illustration subject="people" />}
          action={<ButtonLink href="/products">{text('visit.home.browse')}</ButtonLink>}
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
        <Form
          initialValues={answers}
          validate={validate}
          onSubmit={async (fields) => {
            await joinWaitlist({ body: withInternationalNumber(fields) }).unwrap();
            await goTo('joined', { replace: true, state: { joined: true } });
            clear();
          }}
          label={text('join.waitlist.title')}
        >
          {({ values, setFieldValue }) => (
            <>
              <FormChanges onChange={keep} />
              <FormikCountrySelect
                name="region"
                label={text('join.residence.country')}
                onChange={(region) => {
                  const phone = values.phone_number;
                  if (phone.national === '') void setFieldValue('phone_number', { ...phone, region });
                }}
                required
              />
              {!isCountry(values.region) ? null : canSignUp(values.region) ? (
                <SignUpIsOpen country={countryName(values.region)} email={values.email} />
              ) : (
                <>
                  <Text>{text('join.waitlist.lead', { country: countryName(values.region) })}</Text>
                  <NameAndReach />
                  <FormActions submit={text('join.waitlist.send')}>{action}</FormActions>
                </>
              )}
            </>
          )}
        </Form>
      </Stack>
    </Page>
  );
}

/** Shown where sign-up is open and there is no need to wait. */
function SignUpIsOpen({ country, email }: { country: string; email: string }) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <Banner
      announce="polite"
      action={
        <Button onClick={() => void navigate('/auth/signup', { state: emailState(email) })}>
          {text('join.sign_up.title')}
        </Button>
      }
    >
      {text('join.waitlist.open', { country })}
    </Banner>
  );
}

function NameAndReach() {
  const text = useText();
  return (
    <>
      <NameFields />
      <EmailField label={text('join.details.email')} autoComplete="email" />
      <FormikPhoneField name="phone_number" label={text('join.waitlist.phone')} allRegions required />
    </>
  );
}
