// Requesting a redemption in three steps; who it is is asked before it is sent.
import type { Problems } from '@quoin/rules';
import { Banner, Button, Stack, Wizard } from '@quoin/ui';
import { useState } from 'react';
import { api } from '../../api/api';
import { isCallError, type CallError } from '../../api/call-error';
import { useOnceKey } from '../../api/once-key';
import { stayInField } from '../../form';
import { useErrorSentence, useProblemSentence, useText } from '../../i18n';
import { IdentityCheck } from '../../identity';
import { AccountStep } from './AccountStep';
import { ReviewStep } from './ReviewStep';
import { WhatStep } from './WhatStep';
import {
  firstValues,
  problemsOfStep,
  REDEMPTION_STEPS,
  requestOf,
  type RedemptionLimits,
} from './redemption-values';

export interface RedemptionRequestProps {
  investmentId: string;
  investorId: string;
  limits: RedemptionLimits;
  /** Sent, given up, or another one is under way: what there is now is to be shown. */
  onClose: () => void;
}

export function RedemptionRequest({ investmentId, investorId, limits, onClose }: RedemptionRequestProps) {
  const text = useText();
  const problemSentence = useProblemSentence();
  const [values, setValues] = useState(() => firstValues(limits));
  const [current, setCurrent] = useState(0);
  const [found, setFound] = useState<Problems>({});
  const [checking, setChecking] = useState(false);
  const { send, failure, sending } = useSend(investmentId, {
    onSent: onClose,
    onUnproven: () => setChecking(true),
  });
  const step = REDEMPTION_STEPS[current] ?? 'what';

  const validate = (of: string) => {
    const problems = problemsOfStep(of, values, limits);
    setFound(problems);
    return Object.entries(problems).map(([field, problem]) => ({ field, message: problemSentence(problem) }));
  };

  return (
    <Stack gap={6}>
      {failure && <Failure error={failure} onShowOngoing={onClose} />}
      <Wizard
        label={text('redeem.request')}
        steps={REDEMPTION_STEPS.map((id) => ({ id, label: text(`redeem.step.${id}`) }))}
        current={current}
        onChange={setCurrent}
        validate={validate}
        nextLabel={text('redeem.next')}
        finishLabel={text('redeem.confirm')}
        onFinish={() => setChecking(true)}
        unsaved
        onMouseDown={stayInField}
      >
        {step === 'what' && (
          <WhatStep limits={limits} values={values} problems={found} onChange={setValues} />
        )}
        {step === 'account' && <AccountStep values={values} onChange={setValues} />}
        {step === 'review' && <ReviewStep limits={limits} values={values} />}
      </Wizard>
      <div>
        <Button variant="quiet" disabled={sending} onClick={onClose}>
          {text('redeem.give_up')}
        </Button>
      </div>
      {checking && (
        <IdentityCheck
          investorId={investorId}
          purpose="redemption"
          onPassed={(accessCode) => {
            setChecking(false);
            void send(requestOf(investmentId, values, accessCode));
          }}
          onClose={() => setChecking(false)}
        />
      )}
    </Stack>
  );
}

interface SendOptions {
  onSent: () => void;
  /** The access code is no longer good. */
  onUnproven: () => void;
}

function useSend(investmentId: string, { onSent, onUnproven }: SendOptions) {
  const [request, { isLoading: sending }] = api.useRequestRedemptionMutation();
  const once = useOnceKey();
  const [failure, setFailure] = useState<CallError>();

  async function send(body: ReturnType<typeof requestOf>) {
    setFailure(undefined);
    const { error } = await request({ params: { investmentId }, body, key: once.keyFor(body) });
    if (!error) return onSent();
    if (!isCallError(error)) throw error;
    if (error.name === 'user_authentication_failed') onUnproven();
    else setFailure(error);
  }

  return { send, failure, sending };
}

interface FailureProps {
  error: CallError;
  onShowOngoing: () => void;
}

function Failure({ error, onShowOngoing }: FailureProps) {
  const text = useText();
  const errorSentence = useErrorSentence();
  return (
    <Banner
      signal="danger"
      announce="assertive"
      action={
        error.name === 'redemption_ongoing' && (
          <Button variant="secondary" onClick={onShowOngoing}>
            {text('redeem.show_ongoing')}
          </Button>
        )
      }
    >
      {errorSentence(error)}
      {Object.values(error.fields).map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Banner>
  );
}
