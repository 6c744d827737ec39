// Before an application: the investor, US person or not, and the eligibility attestations.
import type { ReplyOf } from '@quoin/contract';
import {
  BRAND,
  MAX_NAME_LENGTH,
  SELF_SERVICE_INVESTOR_TYPES,
  type SelfServiceInvestorType,
} from '@quoin/rules';
import { Dialog, Skeleton, Text, useTerms } from '@quoin/ui';
import { FormikAttestations, FormikRadioGroup, FormikTextField, FormikYesNoQuestion } from '@quoin/ui/formik';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../api/api';
import { isCallError } from '../../../api/call-error';
import { useIdempotencyKey } from '../../../api/use-idempotency-key';
import { FailedCall } from '../../../components/FailedCall';
import { Note } from '../../../components/Note';
import { ButtonLink } from '../../../navigation/router-link';
import { useStepTitle } from '../../../navigation/navigation-effects';
import { useFormDraft } from '../../../flow';
import { Form, FormActions, FormChanges } from '../../../form';
import { useText } from '../../../i18n';
import {
  newInvestor,
  newInvestorType,
  INITIAL_VALUES,
  validateStart,
  START_ATTESTATIONS,
  type StartValues,
} from './start-values';

const { supportEmail, phone } = BRAND;

const SECRETS = ['account_number'];

export interface StartApplicationProps {
  product: ReplyOf<'getProduct'>;
  onClose: () => void;
}

export function StartApplication({ product, onClose }: StartApplicationProps) {
  const text = useText();
  const { data: investors, error, refetch } = api.useListInvestorsQuery();
  useStepTitle(text('apply.start.form'));
  return (
    <Dialog open size="large" title={text('apply.start.title', { product: product.name })} onClose={onClose}>
      {investors ? (
        <StartForm product={product} investors={investors.items} />
      ) : isCallError(error) ? (
        <FailedCall level={3} error={error} onRetry={refetch} />
      ) : (
        <Skeleton shape="block" height={360} />
      )}
    </Dialog>
  );
}

interface StartFormProps {
  product: ReplyOf<'getProduct'>;
  investors: ReplyOf<'listInvestors'>['items'];
}

function StartForm({ product, investors }: StartFormProps) {
  const text = useText();
  const [kept, keep, clear] = useFormDraft(`start:${product.id}`, INITIAL_VALUES, SECRETS);
  const { start, exists } = useStart(product.id, clear);
  return (
    <Form
      initialValues={kept}
      validate={validateStart}
      onSubmit={start}
      errorFields={{ investor_ineligible: 'us_person' }}
      label={text('apply.start.form')}
    >
      {({ values }) => (
        <>
          <FormChanges onChange={keep} />
          <Text>{text('apply.start.lead')}</Text>
          <InvestorChoice
            investors={investors}
            chosen={newInvestorType(values.investor)}
            takesIra={product.eligibility.includes('ira')}
          />
          {newInvestorType(values.investor) === 'ira' && (
            <>
              <FormikTextField
                name="custodian_name"
                label={text('apply.start.custodian_name')}
                maxLength={MAX_NAME_LENGTH}
                required
              />
              <FormikTextField
                name="account_number"
                label={text('apply.start.account_number')}
                maxLength={40}
                autoComplete="off"
                required
              />
            </>
          )}
          <Note>
            {text('apply.start.by_support')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            {' · '}
            <a href={`tel:${phone.e164}`}>{phone.shown}</a>
          </Note>
          <FormikYesNoQuestion
            name="us_person"
            label={text('apply.start.us_person')}
            hint={text('apply.start.us_person_hint')}
            required
          />
          <FormikAttestations
            name="attestations"
            label={text('apply.start.attest')}
            items={START_ATTESTATIONS.map((value) => ({ value, text: text(`apply.start.attest.${value}`) }))}
            required
          />
          <FormActions submit={text('apply.start.begin')}>
            {exists && (
              <ButtonLink href="/my-investment/pending" variant="secondary">
                {text('apply.start.exists')}
              </ButtonLink>
            )}
          </FormActions>
        </>
      )}
    </Form>
  );
}

/** Creates the investor if it is new, then the application, and opens it. */
function useStart(productId: string, onStarted: () => void) {
  const navigate = useNavigate();
  const [createInvestor] = api.useCreateInvestorMutation();
  const [startApplication] = api.useStartApplicationMutation();
  const investorOnce = useIdempotencyKey();
  const applicationOnce = useIdempotencyKey();
  const { refetch: askForInvestors } = api.useListInvestorsQuery();
  const [exists, setExists] = useState(false);

  async function getInvestorId({ investor, custodian_name, account_number }: StartValues): Promise<string> {
    const type = newInvestorType(investor);
    if (!type) return investor;
    const body =
      type === 'ira' ? { investor_type: type, custodian_name, account_number } : { investor_type: type };
    return (await createInvestor({ body, key: investorOnce.keyFor(body) }).unwrap()).id;
  }

  async function start(values: StartValues, form: FormikHelpers<StartValues>) {
    try {
      const body = {
        product_id: productId,
        investor_id: await getInvestorId(values),
        us_person: values.us_person === true,
        eligibility_attested: true, // required by the form
      };
      const application = await startApplication({ body, key: applicationOnce.keyFor(body) }).unwrap();
      onStarted();
      // Replaces the dialog's history entry, so that Back returns to the product.
      await navigate(`/investment?id=${application.investment_id}`, { replace: true });
    } catch (error) {
      const errorName = isCallError(error) ? error.name : undefined;
      setExists(errorName === 'application_exists');
      if (errorName === 'one_investor_per_type') {
        await askForInvestors(); // created in another window: reload to offer it
        await form.setFieldValue('investor', '', false);
      }
      throw error;
    }
  }

  return { start, exists };
}

interface InvestorChoiceProps {
  investors: ReplyOf<'listInvestors'>['items'];
  /** Selected type of a new investor. Stays selectable if the investor was created but its application was rejected. */
  chosen?: SelfServiceInvestorType;
  takesIra: boolean;
}

/** Existing investors of the account, and the types it can add: one investor of each type. */
function InvestorChoice({ investors, chosen, takesIra }: InvestorChoiceProps) {
  const text = useText();
  const terms = useTerms();
  const isDisallowed = (type: string) => type === 'ira' && !takesIra;
  const known = investors.filter(({ investor_type }) => investor_type !== chosen);
  const missing = SELF_SERVICE_INVESTOR_TYPES.filter(
    (type) => !known.some(({ investor_type }) => investor_type === type),
  );

  return (
    <FormikRadioGroup
      name="investor"
      label={text('apply.start.who')}
      appearance="cards"
      options={[
        ...known.map(({ id, name, investor_type: type, custodian_name }) => ({
          value: id,
          label: name,
          hint: isDisallowed(type)
            ? text('apply.start.ira_not_allowed')
            : [terms.investorType[type], custodian_name].filter(Boolean).join(' · '),
          disabled: isDisallowed(type),
        })),
        ...missing.map((type) => ({
          value: newInvestor(type),
          label: text(`apply.start.new.${type}`),
          hint: text(isDisallowed(type) ? 'apply.start.ira_not_allowed' : 'apply.start.new_hint'),
          disabled: isDisallowed(type),
        })),
      ]}
      required
    />
  );
}
