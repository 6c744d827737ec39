// 2-step verification: settings, and at /step the flow that adds or changes the phone.
import type { ReplyOf } from '@quoin/contract';
import { phoneRegionOf } from '@quoin/rules';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { api } from '../../api/api';
import { useFlowEntry } from '../../flow/use-flow-entry';
import { AccountData } from '../../account-page/AccountData';
import { AccountPage } from '../../account-page/AccountPage';
import { PhoneUpdate } from './PhoneUpdate';
import { TwoStepSettings } from './TwoStepSettings';
import { LAST_OF_SETUP, TwoStepSetup } from './TwoStepSetup';

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
  const [first] = useState(me.phone === null || step === LAST_OF_SETUP);
  const region = phoneRegionOf(me.phone?.region ?? me.country)?.key ?? 'US';
  return first ? (
    <TwoStepSetup region={region} phoneOnFile={me.phone !== null} />
  ) : (
    <PhoneUpdate region={region} />
  );
}
