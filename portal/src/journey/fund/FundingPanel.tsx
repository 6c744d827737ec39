// How to pay the amount due: by wire, with instructions after a phone call, or by ACH if available.
import type { BodyOf, ReplyOf } from '@quoin/contract';
import { FUNDING_BUSINESS_DAYS, type InvestorType } from '@quoin/rules';
import {
  Banner,
  Heading,
  RadioGroup,
  Skeleton,
  Stack,
  Text,
  useFormat,
  type WireAccount,
  WireInstructions,
} from '@quoin/ui';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { toNameAndDigits } from '../../bank-account/bank-account-values';
import { FailedCall } from '../../components/FailedCall';
import { useErrorMessage, useText } from '../../i18n';
import { searchWith } from '../../flow/flow-history';
import { useAppDispatch } from '../../store/root-reducer';
import { AchDebit } from './AchDebit';
import { Note } from '../../components/Note';

/** Search parameter for the selected method. */
const METHOD_PARAM = 'method';

export function FundingPanel({ investmentId }: { investmentId: string }) {
  const text = useText();
  const headingId = useId();
  const dispatch = useAppDispatch();
  const { data: funding, error, refetch } = api.useGetFundingQuery({ params: { investmentId } });

  if (!funding && isCallError(error)) {
    return <FailedCall level={3} error={error} onRetry={refetch} />;
  }
  return (
    <Stack as="section" gap={6} aria-labelledby={headingId}>
      <Stack gap={2}>
        <Heading id={headingId} level={3} size="title">
          {text('fund.title')}
        </Heading>
        {funding && <Text>{text(`fund.lead.${PAYERS[funding.investor_type]}`, FUNDING_BUSINESS_DAYS)}</Text>}
      </Stack>
      {funding ? (
        <FundingMethods
          investmentId={investmentId}
          funding={funding}
          onChanged={() => void dispatch(api.util.invalidateTags(['funding']))}
        />
      ) : (
        <Skeleton shape="block" height={240} />
      )}
    </Stack>
  );
}

interface FundingMethodsProps {
  investmentId: string;
  funding: ReplyOf<'getFunding'>;
  /** The wire that is due changed while it was displayed: the bill and the instructions load again. */
  onChanged: () => void;
}

function FundingMethods({ investmentId, funding, onChanged }: FundingMethodsProps) {
  const text = useText();
  const format = useFormat();
  const getErrorMessage = useErrorMessage();
  const [choose, { error: refused, isLoading, reset: forgetRefusal }] =
    api.useChooseMethodOfTransferMutation();
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState(query.get(METHOD_PARAM));

  const isOpen = (one: unknown) => funding.methods.some(({ method, open }) => open && method === one);
  const looking = funding.methods.find(({ method }) => method === chosen && isOpen(method))?.method;
  const method = looking ?? (funding.to_sign ? 'ach' : (funding.method ?? funding.preferred_method));
  const payer = PAYERS[funding.investor_type];
  const hints = { wire: text(`fund.method.wire.hint.${payer}`), ach: text('fund.method.ach.hint') };
  const errorMessage = isCallError(refused) ? getErrorMessage(refused) : undefined;
  async function send(body: BodyOf<'chooseMethodOfTransfer'>) {
    const { error: refusedNow } = await choose({ params: { investmentId }, body });
    if (isCallError(refusedNow) && refusedNow.name === 'wire_changed') onChanged();
  }

  return (
    <>
      <RadioGroup
        label={text('fund.method')}
        appearance="cards"
        value={method ?? ''}
        onChange={(value) => {
          forgetRefusal();
          setChosen(value);
          // Also in the URL, for a reload. Replaces the history entry, so that Back skips it.
          setQuery(searchWith(query.toString(), { [METHOD_PARAM]: value }), { replace: true });
        }}
        options={funding.methods.map(({ method: value, open }) => ({
          value,
          label: text(`fund.method.${value}`),
          hint: open ? hints[value] : text(`fund.method.${value}.closed`),
          disabled: !open,
        }))}
      />
      {method === 'wire' && isOpen(method) && (
        <>
          {funding.payer && <Text>{text(`fund.payer.${payer}`, toNameAndDigits(funding.payer))}</Text>}
          {funding.account_changed_on && (
            <Banner signal="warning">
              {text('fund.account_changed', { date: format.date(funding.account_changed_on) })}
            </Banner>
          )}
          <WireCode code={funding.verification_code} contact={funding.sales_contact.name} />
          <WireInstructions
            amount={funding.amount}
            contact={funding.sales_contact}
            confirmed={funding.verbally_confirmed_at !== null && funding.wire !== null}
            onConfirm={() => void send({ method: 'wire', confirmed_wire: funding.wire_due })}
            account={funding.wire && wireAccount(funding.wire)}
            error={errorMessage}
            headingLevel={4}
          />
        </>
      )}
      {method === 'ach' && (
        <AchDebit
          investmentId={investmentId}
          funding={funding}
          errorMessage={errorMessage}
          busy={isLoading}
          onChoose={(bank_account_id) => void send({ method: 'ach', bank_account_id })}
        />
      )}
      {(method === null || isOpen(method)) && (
        <Text tone="secondary">
          {text('fund.expected', {
            from: format.date(funding.expected_between.from),
            to: format.date(funding.expected_between.to),
          })}
        </Text>
      )}
    </>
  );
}

/** Owner of the paying account, by investor type. */
export const PAYERS = {
  individual: 'person',
  joint_tenants_in_common: 'owners',
  joint_rights_of_survivorship: 'owners',
  joint_community_property: 'owners',
  ira: 'custodian',
  entity: 'entity',
  trust: 'trust',
} as const satisfies Record<InvestorType, string>;

/** Maps the API's wire instructions to the component's props. */
export const wireAccount = (wire: NonNullable<ReplyOf<'getFunding'>['wire']>): WireAccount => ({
  bankName: wire.bank_name,
  bankAddress: wire.bank_address,
  accountName: wire.account_name,
  accountNumber: wire.account_number,
  iban: wire.iban,
  aba: wire.aba,
  swift: wire.swift,
  intermediaryBankName: wire.intermediary_name,
  intermediaryAba: wire.intermediary_aba,
  intermediarySwift: wire.intermediary_swift,
  furtherCreditTo: wire.further_credit_to,
  reference: wire.reference,
});

interface WireCodeProps {
  /** For example `K7QM-42XP`. */
  code: string;
  /** Person who says the code on the phone. */
  contact: string;
}

/** Proves to the investor that both the instructions and the caller are from the operator. */
function WireCode({ code, contact }: WireCodeProps) {
  const text = useText();
  return (
    <Stack as="section" gap={2} aria-labelledby="wire-code">
      <Heading id="wire-code" level={4} size="small">
        {text('fund.code')}
      </Heading>
      <Text size="lead" weight="strong">
        {code}
      </Text>
      <Note measure>{text('fund.code.text', { contact })}</Note>
    </Stack>
  );
}
