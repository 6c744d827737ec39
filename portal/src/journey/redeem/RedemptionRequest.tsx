// Requests or changes a redemption in three steps, with an identity check before it is sent.
import type { Problems } from '@quoin/rules';
import { Banner, Button, Stack, Wizard } from '@quoin/ui';
import { useState } from 'react';
import type { BodyOf } from '@quoin/contract';
import { type CallError, isCallError } from '../../api/call-error';
import { useFlowDraft, useFlowSteps } from '../../flow';
import { Fields } from '../../form';
import { useErrorMessage, useProblemMessage, useText } from '../../i18n';
import { IdentityCheck } from '../../identity';
import { AccountStep } from './AccountStep';
import { ReviewStep } from './ReviewStep';
import type { Redemption } from './redemption-on-card';
import { WhatStep } from './WhatStep';
import {
  getBody,
  firstValues,
  validateStep,
  REDEMPTION_STEPS,
  type RedemptionLimits,
  getValues,
} from './redemption-values';
import { api } from '../../api/api';
import { useIdempotencyKey } from '../../api/use-idempotency-key';

export interface RedemptionRequestProps {
  investmentId: string;
  investorId: string;
  /** Name of the product. */
  name: string;
  limits: RedemptionLimits;
  /** The earlier request that this one replaces. */
  changing?: Redemption | undefined;
  /** Called when the request was sent or abandoned, or when there is another ongoing redemption. */
  onClose: () => void;
}

export function RedemptionRequest({
  investmentId,
  investorId,
  name,
  limits,
  changing,
  onClose,
}: RedemptionRequestProps) {
  const text = useText();
  const getProblemMessage = useProblemMessage();
  const [values, change, clear] = useFlowDraft(
    `redemption:${changing?.id ?? investmentId}`,
    changing ? getValues(changing, limits) : firstValues(limits),
  );
  const { step, index, goTo } = useFlowSteps({
    steps: REDEMPTION_STEPS,
    furthest:
      REDEMPTION_STEPS.find((id) => Object.keys(validateStep(id, values, limits)).length > 0) ?? 'review',
    getTitle: (id) => text(`redeem.step.${id}`),
  });
  const [found, setFound] = useState<Problems>({});
  const [checking, setChecking] = useState(false);
  const { send, failure, sending } = useSendRedemption({
    investmentId,
    changing,
    onSent: end,
    onIdentityCheckNeeded: () => setChecking(true),
  });

  function end() {
    onClose();
    clear();
  }

  const validate = (of: string) => {
    const problems = validateStep(of, values, limits);
    setFound(problems);
    return Object.entries(problems).map(([field, problem]) => ({
      field,
      message: getProblemMessage(problem),
    }));
  };

  return (
    <Stack gap={6}>
      {failure && <Failure error={failure} onShowOngoing={end} />}
      <Wizard
        label={text(changing ? 'redeem.change' : 'redeem.request')}
        steps={REDEMPTION_STEPS.map((id) => ({ id, label: text(`redeem.step.${id}`) }))}
        current={index}
        onChange={(wanted) => void goTo(REDEMPTION_STEPS[wanted] ?? 'what')}
        validate={validate}
        nextLabel={text('redeem.next')}
        finishLabel={text(changing ? 'redeem.confirm_change' : 'redeem.confirm')}
        onFinish={() => setChecking(true)}
      >
        {step === 'what' && (
          <Fields>
            <WhatStep limits={limits} values={values} problems={found} onChange={change} />
          </Fields>
        )}
        {step === 'account' && (
          <AccountStep limits={limits} values={values} problems={found} onChange={change} />
        )}
        {step === 'review' && <ReviewStep name={name} limits={limits} values={values} />}
      </Wizard>
      <Stack direction="horizontal" phone="vertical">
        <Button variant="quiet" disabled={sending} onClick={end}>
          {text(changing ? 'redeem.leave_as_is' : 'redeem.give_up')}
        </Button>
      </Stack>
      {checking && (
        <IdentityCheck
          investorId={investorId}
          purpose="redemption"
          onPassed={(accessCode) => {
            setChecking(false);
            void send(getBody(values, accessCode));
          }}
          onClose={() => setChecking(false)}
        />
      )}
    </Stack>
  );
}

/** Errors that refer to another redemption, which the page then shows. */
const OTHER_REDEMPTION_ERRORS: ReadonlySet<CallError['name']> = new Set([
  'redemption_ongoing',
  'redemption_closed',
]);

function Failure({ error, onShowOngoing }: { error: CallError; onShowOngoing: () => void }) {
  const text = useText();
  const getErrorMessage = useErrorMessage();
  return (
    <Banner
      signal="danger"
      announce="assertive"
      action={
        OTHER_REDEMPTION_ERRORS.has(error.name) && (
          <Button variant="secondary" onClick={onShowOngoing}>
            {text('redeem.show_ongoing')}
          </Button>
        )
      }
    >
      {getErrorMessage(error)}
      {Object.values(error.fields).map((message) => (
        <div key={message}>{message}</div>
      ))}
    </Banner>
  );
}

interface SendOptions {
  investmentId: string;
  changing: Redemption | undefined;
  onSent: () => void;
  /** Called when the access code is no longer valid. */
  onIdentityCheckNeeded: () => void;
}

/** Sends the form as a new request or as a replacement of the earlier one. */
function useSendRedemption({ investmentId, changing, onSent, onIdentityCheckNeeded }: SendOptions) {
  const [request, requested] = api.useRequestRedemptionMutation();
  const [change, changed] = api.useChangeRedemptionMutation();
  const once = useIdempotencyKey();
  const [failure, setFailure] = useState<CallError>();

  async function send(terms: BodyOf<'changeRedemption'>) {
    setFailure(undefined);
    const key = once.keyFor(terms);
    const { error } = changing
      ? await change({ params: { redemptionId: changing.id }, body: terms, key })
      : await request({
          params: { investmentId },
          body: { investment_id: investmentId, ...terms },
          key,
        });
    if (!error) return onSent();
    if (!isCallError(error)) throw error;
    if (error.name === 'user_authentication_failed') onIdentityCheckNeeded();
    else setFailure(error);
  }

  return { send, failure, sending: requested.isLoading || changed.isLoading };
}
