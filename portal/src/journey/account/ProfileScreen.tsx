// Personal information: fields that investors may edit, and facts that require proof, with a link to provide it.
import type { ReplyOf } from '@quoin/contract';
import { BRAND, LANGUAGES, validateProfile } from '@quoin/rules';
import { Card, MaskedEmail, Stack, Text, useCountryName } from '@quoin/ui';
import { FormikBirthDateField, FormikSelect } from '@quoin/ui/formik';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../api/api';
import { newYorkToday } from '../../browser/server-time';
import { Note } from '../../components/Note';
import { Form, NameFields, SubmitButton } from '../../form';
import { useText } from '../../i18n';
import { LANGUAGE_NAMES } from '../../i18n/language-slice';
import { useNotify } from '../../notices/notices-slice';
import { AccountData } from '../../account-page/AccountData';
import { AccountPage } from '../../account-page/AccountPage';
import { SectionHead } from '../../account-page/SectionHead';

type Me = ReplyOf<'getUserInfo'>;

export default function ProfileScreen() {
  const text = useText();
  const query = api.useGetUserInfoQuery();
  return (
    <AccountPage>
      <SectionHead title={text('account.profile.title')} lead={text('account.profile.lead')} />
      <AccountData query={query}>
        {(me) => (
          <>
            <PersonForm me={me} />
            <VerifiedFacts me={me} />
          </>
        )}
      </AccountData>
    </AccountPage>
  );
}

function PersonForm({ me }: { me: Me }) {
  const text = useText();
  const notify = useNotify();
  const [update] = api.useUpdateUserInfoMutation();
  const initial = {
    first_name: me.first_name,
    last_name: me.last_name,
    birth_date: me.birth_date ?? '',
    preferred_language: me.preferred_language,
  };

  /** The birth date may stay empty if there is none on file, but cannot be removed. */
  const toBody = ({ birth_date, ...others }: typeof initial) =>
    !birth_date && me.birth_date === null ? others : { ...others, birth_date };

  return (
    <Form
      initialValues={initial}
      validate={(values) => validateProfile(toBody(values), newYorkToday())}
      onSubmit={async (values) => {
        await update({ body: changedValues(toBody(values), initial) }).unwrap();
        notify('success', 'account.profile.saved');
      }}
      label={text('account.profile.title')}
    >
      <NameFields />
      <FormikBirthDateField name="birth_date" label={text('account.profile.birth_date')} />
      <FormikSelect
        name="preferred_language"
        label={text('account.profile.language')}
        hint={text('account.profile.language.hint')}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      <Stack align="start">
        <SubmitButton>{text('account.profile.save')}</SubmitButton>
      </Stack>
    </Form>
  );
}

/** Sends only changed fields, so that a new e-mail language alone causes no e-mail about a changed name. */
const changedValues = <Values extends object>(values: Partial<Values>, from: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => from[name as keyof Values] !== value),
  ) as Partial<Values>; // a subset of the entries

function VerifiedFacts({ me }: { me: Me }) {
  const text = useText();
  const countryName = useCountryName();
  return (
    <Card>
      <Stack as="dl" gap={6}>
        <Fact name={text('join.details.email')}>
          <MaskedEmail email={me.email} />
        </Fact>
        <Fact
          name={text('account.profile.phone')}
          more={
            <Link to="/user/verification/step">
              {text(me.phone ? 'account.phone.change' : 'account.phone.add')}
            </Link>
          }
        >
          {me.phone?.masked ?? text('account.phone.none')}
        </Fact>
        <Fact
          name={text('join.residence.country')}
          more={
            <>
              {text('account.profile.country_by_operations')}{' '}
              <a href={`mailto:${BRAND.supportEmail}`}>{BRAND.supportEmail}</a>
            </>
          }
        >
          {countryName(me.country)}
        </Fact>
      </Stack>
    </Card>
  );
}

function Fact({ name, more, children }: { name: string; more?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Note as="dt">{name}</Note>
      <Text as="dd">{children}</Text>
      {more && (
        <Text as="dd" size="small">
          {more}
        </Text>
      )}
    </div>
  );
}
