// 2-step verification: settings, and at /step the flow that adds or changes the phone.
import type { ReplyOf } from '@quoin/contract';
import { getPhoneRegion } from '@quoin/rules';
import { Button, Card, Dialog, Stack, Tag, Text, useFormat } from '@quoin/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AccountData } from '../../account-page/AccountData';
import { AccountPage } from '../../account-page/AccountPage';
import { SectionHead } from '../../account-page/SectionHead';
import { api } from '../../api/api';
import { PasswordCheck } from '../../authentication/PasswordCheck';
import { Note } from '../../components/Note';
import { useFlowEntry } from '../../flow/use-flow-entry';
import { useText } from '../../i18n';
import { ButtonLink } from '../../navigation/router-link';
import { useNotify } from '../../notices/notices-slice';
import { PhoneUpdate } from './PhoneUpdate';
import { LAST_SETUP_STEP, TwoStepSetup } from './TwoStepSetup';

export default function VerificationScreen() {
  const inSteps = useLocation().pathname.endsWith('/step');
  return <AccountPage>{inSteps ? <Steps /> : <Settings />}</AccountPage>;
}

function Settings() {
  const query = api.useGetTwoStepQuery();
  return <AccountData query={query}>{(twoStep) => <TwoStepSettings {...twoStep} />}</AccountData>;
}

function Steps() {
  const query = api.useGetUserInfoQuery();
  return <AccountData query={query}>{(me) => <PhoneSteps me={me} />}</AccountData>;
}

function PhoneSteps({ me }: { me: ReplyOf<'getUserInfo'> }) {
  const { step } = useFlowEntry();
  // Fixed at the start of the flow: adding the phone must not switch to the other flow.
  const [first] = useState(me.phone === null || step === LAST_SETUP_STEP);
  const region = getPhoneRegion(me.phone?.region ?? me.country)?.key ?? 'US';
  return first ? (
    <TwoStepSetup region={region} phoneOnFile={me.phone !== null} />
  ) : (
    <PhoneUpdate region={region} />
  );
}

/** Settings of 2-step verification: on or off, since when, and by which phone. */
function TwoStepSettings({ on, since, masked_phone }: ReplyOf<'getTwoStep'>) {
  const text = useText();
  const { date } = useFormat();
  /** The new setting while the password is being confirmed. */
  const [wanted, setWanted] = useState<boolean>();
  return (
    <>
      <SectionHead title={text('account.verification.title')} lead={text('account.verification.lead')} />
      <Card>
        <Stack direction="horizontal" gap={4} justify="between" align="center">
          <Stack direction="horizontal" gap={3} align="center">
            <Tag tone={on ? 'success' : 'neutral'}>
              {text(on ? 'account.verification.on' : 'account.verification.off')}
            </Tag>
            {since && <Text>{text('account.verification.since', { date: date(since) })}</Text>}
          </Stack>
          {masked_phone === null ? (
            <ButtonLink href="/user/verification/step">{text('account.verification.set_up')}</ButtonLink>
          ) : (
            <Button variant={on ? 'secondary' : 'primary'} onClick={() => setWanted(!on)}>
              {text(on ? 'account.verification.turn_off' : 'account.verification.turn_on')}
            </Button>
          )}
        </Stack>
      </Card>
      {masked_phone !== null && (
        <Card>
          <Stack direction="horizontal" gap={4} justify="between" align="center">
            <Stack gap={1}>
              <Note>{text('account.profile.phone')}</Note>
              <Text>{masked_phone}</Text>
            </Stack>
            <ButtonLink href="/user/verification/step" variant="secondary">
              {text('account.phone.change')}
            </ButtonLink>
          </Stack>
        </Card>
      )}
      {wanted !== undefined && <TurnDialog to={wanted} onClose={() => setWanted(undefined)} />}
    </>
  );
}

function TurnDialog({ to, onClose }: { to: boolean; onClose: () => void }) {
  const text = useText();
  const notify = useNotify();
  const [setTwoStep] = api.useSetTwoStepMutation();
  const verb = to ? 'on' : 'off';
  return (
    <Dialog open size="small" title={text(`account.verification.turn_${verb}.title`)} onClose={onClose}>
      <PasswordCheck
        action={text(`account.verification.turn_${verb}`)}
        onChecked={async () => {
          await setTwoStep({ body: { on: to } }).unwrap();
          notify('success', `account.verification.turned_${verb}`);
          onClose();
        }}
      />
    </Dialog>
  );
}
