import { gather, validateCode, validatePhone, SMS_CODE_LENGTH } from '@quoin/rules';
import { Stack } from '@quoin/ui';
import { FormikPhoneField } from '@quoin/ui/formik';
import { api } from '../../api/api';
import { useFormDraft } from '../../flow';
import { Form, FormChanges, SentCodeField, type ErrorFields, SubmitButton } from '../../form';
import { useText } from '../../i18n';

/** Value of `PhoneField`. */
export interface TypedPhone {
  region: string;
  national: string;
}

/** The fields at which errors of a new phone and its code appear. */
export const PHONE_ERROR_FIELDS: ErrorFields = {
  phone_invalid: 'phone',
  phone_not_saved: 'phone',
  phone_without_sms: 'phone',
  phone_already_verified: 'phone',
  region_unsupported: 'phone',
  send_code_first: 'code',
  code_incorrect: 'code',
  too_many_code_attempts: 'code',
};

interface NewPhoneStepProps {
  /** Default ISO country of the number. */
  region: string;
  onDone: (maskedPhone: string) => Promise<void>;
  /** Goes back a step if the error requires it, and rethrows any other error. */
  orGoBack: (failure: unknown) => undefined;
}

const validate = ({ phone, code }: { phone: TypedPhone; code: string }) =>
  gather({
    phone: validatePhone(phone.region, phone.national),
    code: validateCode(code, SMS_CODE_LENGTH),
  });

const SECRETS = ['code'];

export function NewPhoneStep({ region, onDone, orGoBack }: NewPhoneStepProps) {
  const text = useText();
  const [values, keep, clear] = useFormDraft(
    'new-phone',
    { phone: { region, national: '' }, code: '' },
    SECRETS,
  );
  const { data: regions } = api.useListSmsRegionsQuery();
  const [sendCode] = api.useSendNewPhoneCodeMutation();
  const [update] = api.useUpdatePhoneMutation();

  async function save({ phone, code }: { phone: TypedPhone; code: string }) {
    const body = { phone_number: phone.national, region: phone.region, code };
    await update({ body })
      .unwrap()
      .then(({ masked }) => onDone(masked).then(clear), orGoBack);
  }

  return (
    <Form
      initialValues={values}
      validate={validate}
      onSubmit={save}
      errorFields={PHONE_ERROR_FIELDS}
      label={text('account.phone.step.phone')}
    >
      {({ values: { phone }, setFieldTouched }) => (
        <>
          <FormChanges onChange={keep} />
          <FormikPhoneField
            name="phone"
            label={text('account.phone.new')}
            regions={regions?.items}
            required
          />
          <SentCodeField
            name="code"
            label={text('join.details.code')}
            length={SMS_CODE_LENGTH}
            sentHint={text('join.details.code_sent')}
            to={`${phone.region} ${phone.national}`}
            send={async () => {
              await setFieldTouched('phone');
              if (validatePhone(phone.region, phone.national)) return undefined;
              const body = { phone: phone.national, region: phone.region };
              return sendCode({ body }).unwrap().catch(orGoBack);
            }}
          />
          <Stack align="start">
            <SubmitButton>{text('account.phone.save')}</SubmitButton>
          </Stack>
        </>
      )}
    </Form>
  );
}
