// Target of the reset link: verifies the link, sets a new password and links to sign-in.
import {
  BRAND,
  gather,
  validateCode,
  validateNewPassword,
  SIGN_IN_ATTEMPTS,
  SIGN_IN_LOCK_HOURS,
  SMS_CODE_LENGTH,
} from '@quoin/rules';
import { ErrorState, Heading, LinkButton, MaskedEmail, Page, Spinner, Stack, Text } from '@quoin/ui';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import type { ErrorName } from '@quoin/contract';
import { api } from '../../api/api';
import { isCallError, type CallError } from '../../api/call-error';
import { focusPage } from '../../navigation/navigation-effects';
import { ButtonLink } from '../../navigation/router-link';
import { useAppDispatch } from '../../store/root-reducer';
import { useFlowSteps } from '../../flow';
import { useEntryState } from '../../navigation/entry-state';
import { useErrorMessage, useText } from '../../i18n';
import { endSession, selectEmail } from '../../session/session-slice';
import { hashPassword } from '../../api/hash-password';
import { Note } from '../../components/Note';
import {
  AccountField,
  Form,
  NewPasswordFields,
  SentCodeField,
  SubmitButton,
  type ErrorFields,
} from '../../form';
import { FailedCall } from '../../components/FailedCall';

export default function ResetPasswordScreen() {
  const { code = '' } = useParams();
  return <ResetPassword key={code} code={code} />;
}

function ResetPassword({ code }: { code: string }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const [open, { data: account, error }] = api.useOpenPasswordResetMutation();
  const signedInAs = useSelector(selectEmail);
  const [useless, setUseless] = useState<CallError>();
  const saved = useEntryState('saved') === true;
  const { step, heading, goTo } = useFlowSteps({
    steps: ['password', 'done'],
    furthest: saved ? 'done' : 'password',
    getTitle: (id) => (id === 'done' ? text('access.reset.done.title') : undefined),
  });
  const failure = useless ?? (isCallError(error) ? error : undefined);

  useEffect(() => {
    if (!saved) void open({ body: { code } }); // the link works only once
  }, [open, code, saved]);
  useEffect(() => {
    if (useless) focusPage();
  }, [useless]);

  if (step === 'done') {
    return (
      <Page width="narrow">
        <Stack gap={6} align="start" role="status">
          <Heading level={1} ref={heading} tabIndex={-1}>
            {text('access.reset.done.title')}
          </Heading>
          <Text>
            {text('access.reset.done.text', { attempts: SIGN_IN_ATTEMPTS, hours: SIGN_IN_LOCK_HOURS })}
          </Text>
          <ButtonLink href="/auth/login">{text('app.sign_in')}</ButtonLink>
        </Stack>
      </Page>
    );
  }
  if (failure) {
    return (
      <Page width="form">
        <UselessLink failure={failure} onRetry={() => open({ body: { code } })} />
      </Page>
    );
  }
  return (
    <Page width="narrow" aria-busy={!account}>
      <Stack gap={6}>
        <Heading level={1}>{text('access.reset.title')}</Heading>
        {account ? (
          <NewPasswordForm
            code={code}
            email={account.email}
            maskedPhone={account.masked_phone}
            onDone={() => {
              // The server ended the sessions of this account; a session of another account continues.
              if (signedInAs === account.email) dispatch(endSession('password_reset'));
              void goTo('done', { replace: true, state: { saved: true } });
            }}
            onUselessLink={setUseless}
          />
        ) : (
          <Spinner label={text('access.reset.opening')} />
        )}
      </Stack>
    </Page>
  );
}

interface NewPasswordFormProps {
  code: string;
  email: string;
  /** Null without a phone on file: then the link alone is sufficient. */
  maskedPhone: string | null;
  onDone: () => void;
  /** The link or its account is no longer valid. */
  onUselessLink: (why: CallError) => void;
}

const ERROR_FIELDS: ErrorFields = {
  new_password_equals_old: 'password',
  passwords_differ: 'confirmation',
  send_code_first: 'sms_code',
  code_incorrect: 'sms_code',
  too_many_code_attempts: 'sms_code',
};

function NewPasswordForm({ code, email, maskedPhone, onDone, onUselessLink }: NewPasswordFormProps) {
  const text = useText();
  const [reset] = api.useResetPasswordMutation();
  const [sendCode] = api.useSendPasswordResetCodeMutation();
  const withCode = maskedPhone !== null;
  const empty = { password: '', confirmation: '', ...(withCode && { sms_code: '' }) };

  const validate = ({ password, confirmation, sms_code }: typeof empty) => ({
    ...validateNewPassword({ password, confirmation }),
    ...gather({ sms_code: withCode ? validateCode(sms_code, SMS_CODE_LENGTH) : undefined }),
  });

  const reportUselessLink = (failure: unknown): undefined => {
    if (!isCallError(failure) || !getWayOut(failure)) throw failure;
    onUselessLink(failure);
  };

  async function save({ password, sms_code }: typeof empty) {
    const body = { code, sms_code, password: await hashPassword(email, password) };
    await reset({ body }).unwrap().then(onDone, reportUselessLink);
  }

  return (
    <Form
      initialValues={empty}
      validate={validate}
      onSubmit={save}
      errorFields={ERROR_FIELDS}
      label={text('access.reset.title')}
    >
      <Stack gap={1}>
        <Text tone="secondary">{text('access.reset.account')}</Text>
        <Text weight="strong">
          <MaskedEmail email={email} />
        </Text>
      </Stack>
      <AccountField email={email} />
      <NewPasswordFields
        label={text('access.reset.password')}
        confirmationLabel={text('access.reset.confirmation')}
      />
      {withCode && (
        <Stack gap={2}>
          <Note>{text('access.reset.code_lead', { phone: maskedPhone })}</Note>
          <SentCodeField
            name="sms_code"
            label={text('access.reset.code')}
            length={SMS_CODE_LENGTH}
            sentHint={text('access.reset.code_sent')}
            send={() => sendCode({ body: { code } }).unwrap().catch(reportUselessLink)}
          />
        </Stack>
      )}
      <SubmitButton>{text('access.reset.save')}</SubmitButton>
    </Form>
  );
}

type WayOut = 'new_link' | 'support';

const WAYS_OUT: Partial<Record<ErrorName, WayOut>> = {
  reset_link_expired: 'new_link',
  reset_link_used: 'new_link',
  illegal_code: 'new_link',
  account_not_found: 'support',
  account_disabled: 'support',
  no_phone_on_record: 'support',
};

/** Undefined if retrying the link may help. */
const getWayOut = ({ name }: CallError): WayOut | undefined => name && WAYS_OUT[name];

/** Error page for an invalid reset link: the reason, and a new link or support as the next step. */
function UselessLink({ failure, onRetry }: { failure: CallError; onRetry: () => unknown }) {
  const text = useText();
  const getErrorMessage = useErrorMessage();
  const wayOut = getWayOut(failure);
  if (!wayOut) return <FailedCall level={1} error={failure} onRetry={onRetry} />;
  return (
    <ErrorState
      level={1}
      title={text('access.reset.failed.title')}
      action={
        wayOut === 'new_link' ? (
          <Stack direction="horizontal" phone="vertical" gap={3}>
            {failure.name === 'reset_link_used' && (
              <ButtonLink href="/auth/login">{text('app.sign_in')}</ButtonLink>
            )}
            <ButtonLink
              href="/auth/forget_password"
              variant={failure.name === 'reset_link_used' ? 'secondary' : 'primary'}
            >
              {text('access.reset.failed.again')}
            </ButtonLink>
          </Stack>
        ) : (
          <LinkButton href={`mailto:${BRAND.supportEmail}`}>{text('access.reset.failed.support')}</LinkButton>
        )
      }
    >
      {getErrorMessage(failure)}
    </ErrorState>
  );
}
