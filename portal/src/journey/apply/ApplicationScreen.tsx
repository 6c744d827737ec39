// Loads the application from the URL and shows its form, its agreement to sign, or that it is signed or canceled.
import { investmentGroup } from '@quoin/rules';
import { Banner, Button, EmptyState, Illustration, Page, Skeleton, Stack } from '@quoin/ui';
import { useEffect, useState } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';
import { api } from '../../api/api';
import { isCallError, type CallError } from '../../api/call-error';
import { FailedCall, ToMyInvestments } from '../../components/FailedCall';
import { ResendLink } from '../../components/SignBanner';
import {
  applicationOpened,
  readKeptChanges,
  selectCanceled,
  selectPlace,
  stepChanged,
  type Application,
} from '../../draft';
import { useText } from '../../i18n';
import { useResourceTitle } from '../../navigation/navigation-effects';
import { ButtonLink } from '../../navigation/router-link';
import { selectEmail } from '../../session/session-slice';
import { useAppDispatch } from '../../store/root-reducer';
import { ApplicationForm } from './ApplicationForm';
import { ApplicationHeader } from './ApplicationHeader';

export default function ApplicationScreen() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return <Page width="form">{id ? <OpenApplication key={id} investmentId={id} /> : <NoApplication />}</Page>;
}

function OpenApplication({ investmentId }: { investmentId: string }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const draft = useSelector(selectPlace, shallowEqual);
  const canceledMeanwhile = useSelector(selectCanceled);
  const email = useSelector(selectEmail);
  const [opened, setOpened] = useState(false);
  const [changing, setChanging] = useState(false);
  const { data, error, isFetching, refetch } = api.useGetApplicationQuery(
    { params: { investmentId } },
    { refetchOnMountOrArgChange: true },
  );
  useResourceTitle(text('apply.title'), data?.product.name);

  useEffect(() => {
    if (opened || isFetching || !data) return;
    dispatch(applicationOpened(data));
    for (const change of readKeptChanges(data, email)) dispatch(stepChanged(change));
    setOpened(true);
  }, [opened, isFetching, data, email, dispatch]);

  async function loadNewer() {
    dispatch(applicationOpened(await refetch().unwrap()));
    setChanging(false); // a new agreement needs a new decision to change it
  }

  // The draft is reset when another user signs in in another tab.
  const isShown = opened && draft.investmentId === investmentId;
  if (!isShown && isCallError(error)) return <NotOpened error={error} onRetry={() => void refetch()} />;
  if (!isShown || !data) return <Opening />;
  if (data.status === 'rejected' && !canceledMeanwhile)
    return <Navigate to={`/my-investment/past/${investmentId}/all`} replace />;
  const insteadOfForm = getState(data, canceledMeanwhile, changing ? undefined : () => setChanging(true));
  if (!insteadOfForm) return <ApplicationForm application={data} onLoadNewer={loadNewer} />;
  return (
    <Stack gap={8}>
      <ApplicationHeader application={data} />
      {insteadOfForm}
    </Stack>
  );
}

/** Undefined while the application can be edited. @param onChange undefined once the user has decided to change it */
function getState(application: Application, canceledMeanwhile: boolean, onChange: (() => void) | undefined) {
  const { status, state, envelope_id: envelopeId } = application;
  if (status === 'canceled' || canceledMeanwhile) return <Canceled meanwhile={canceledMeanwhile} />;
  if (state === 'agreement_signed') return <AgreementSigned {...application} />;
  if (onChange && status === 'application_review') return <UnderReview onChange={onChange} />;
  if (onChange && status === 'pending_signature' && envelopeId)
    return <AwaitingSignature envelopeId={envelopeId} onChange={onChange} />;
  return undefined;
}

const Opening = () => (
  <Stack gap={6} aria-busy>
    <Skeleton shape="heading" width="70%" />
    <Skeleton shape="block" height={64} />
    <Skeleton shape="block" height={420} />
  </Stack>
);

function NotOpened({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const text = useText();
  return (
    <FailedCall
      level={1}
      title={text('apply.not_opened')}
      error={error}
      onRetry={onRetry}
      action={<ToMyInvestments />}
    />
  );
}

function NoApplication() {
  const text = useText();
  return (
    <EmptyState
      level={1}
      title={text('apply.no_application.title')}
      illustration={<Illustration subject="documents" />}
      action={<ToInvestmentsOrProducts />}
    >
      {text('apply.no_application.text')}
    </EmptyState>
  );
}

/** A canceled application cannot be edited or signed. The investor can start a new one for the product. */
function Canceled({ meanwhile }: { meanwhile: boolean }) {
  const text = useText();
  return (
    <>
      {/* Announced to screen readers if it was canceled while the user was filling it in. */}
      <Banner announce={meanwhile ? 'assertive' : 'off'}>{text('portfolio.detail.canceled')}</Banner>
      <Stack direction="horizontal" phone="vertical" gap={3}>
        <ToInvestmentsOrProducts />
      </Stack>
    </>
  );
}

/** Links to continue from a page without a form. */
function ToInvestmentsOrProducts() {
  const text = useText();
  return (
    <>
      <ButtonLink href="/my-investment/all">{text('apply.to_investments')}</ButtonLink>
      <ButtonLink href="/products" variant="secondary">
        {text('apply.to_products')}
      </ButtonLink>
    </>
  );
}

/** A signed application is read-only; links to the investment. */
function AgreementSigned({ investment_id: id, status }: Application) {
  const text = useText();
  const href = `/my-investment/${investmentGroup(status)}/${id}/all`;
  return (
    <Banner
      signal="success"
      title={text('apply.signed.title')}
      action={<ButtonLink href={href}>{text('apply.signed.see')}</ButtonLink>}
    >
      {text('apply.signed.text')}
    </Banner>
  );
}

/** Any change withdraws the application from the review. */
function UnderReview({ onChange }: { onChange: () => void }) {
  const text = useText();
  return (
    <Banner title={text('apply.review.title')} action={<Change onChange={onChange} />}>
      {text('apply.review.text')}
    </Banner>
  );
}

/** Any change withdraws the agreement that was sent. */
function AwaitingSignature({ envelopeId, onChange }: { envelopeId: string; onChange: () => void }) {
  const text = useText();
  return (
    <Banner
      title={text('apply.awaiting.title')}
      action={
        <Stack direction="horizontal" phone="vertical" gap={3}>
          <ButtonLink href={`/signing/${envelopeId}`}>{text('apply.awaiting.sign')}</ButtonLink>
          <ResendLink envelopeId={envelopeId} variant="secondary">
            {text('sign.resend')}
          </ResendLink>
          <Change onChange={onChange} />
        </Stack>
      }
    >
      {text('apply.awaiting.text')}
    </Banner>
  );
}

function Change({ onChange }: { onChange: () => void }) {
  const text = useText();
  return (
    <Button variant="secondary" onClick={onChange}>
      {text('apply.awaiting.change')}
    </Button>
  );
}
