// Loads the application from the URL and shows its form, its agreement to sign, or that it is signed or canceled.
import { EmptyState, Illustration, Page, Skeleton, Stack } from '@quoin/ui';
import { useEffect, useState } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';
import { api } from '../../api/api';
import { isCallError, type CallError } from '../../api/call-error';
import { FailedCall, ToMyInvestments } from '../../components/FailedCall';
import { useAppDispatch } from '../../store/root-reducer';
import { applicationOpened, keptChanges, selectCanceled, selectPlace, stepChanged } from '../../draft';
import { selectEmail } from '../../session/session-slice';
import { useText } from '../../i18n';
import { AgreementSigned } from './AgreementSigned';
import { ApplicationCanceled, ToInvestmentsOrProducts } from './ApplicationCanceled';
import { ApplicationForm } from './ApplicationForm';
import { AwaitingSignature } from './AwaitingSignature';
import { UnderReview } from './UnderReview';

export default function ApplicationScreen() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return <Page width="form">{id ? <OpenApplication key={id} investmentId={id} /> : <NoApplication />}</Page>;
}

function OpenApplication({ investmentId }: { investmentId: string }) {
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

  useEffect(() => {
    if (opened || isFetching || !data) return;
    dispatch(applicationOpened(data));
    for (const change of keptChanges(data, email)) dispatch(stepChanged(change));
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
  if (data.status === 'canceled' || canceledMeanwhile) {
    return <ApplicationCanceled application={data} meanwhile={canceledMeanwhile} />;
  }
  if (data.status === 'rejected') return <Navigate to={`/my-investment/past/${investmentId}/all`} replace />;
  if (data.state === 'agreement_signed') return <AgreementSigned application={data} />;
  if (data.status === 'application_review' && !changing)
    return <UnderReview application={data} onChange={() => setChanging(true)} />;
  if (data.status === 'pending_signature' && data.envelope_id && !changing) {
    return (
      <AwaitingSignature
        application={data}
        envelopeId={data.envelope_id}
        onChange={() => setChanging(true)}
      />
    );
  }
  return <ApplicationForm application={data} onLoadNewer={loadNewer} />;
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
