// Projected capital calls and distributions of the coming years, based on assumptions that the user can change.
import { USUAL_PACING, type PacingAssumptions } from '@quoin/rules';
import { Banner, EmptyState, Illustration, Skeleton } from '@quoin/ui';
import { lazy, useState } from 'react';
import { api } from '../../../api/api';
import { isCallError } from '../../../api/call-error';
import { FailedCall } from '../../../components/FailedCall';
import { PartBoundary } from '../../../components/PartBoundary';
import { useText } from '../../../i18n';
import { ButtonLink } from '../../../navigation/router-link';
import { ChartExport } from '../ExportOf';
import { cashFlowSheet } from '../chart-sheets';
import { CalendarPage } from './CalendarPage';
import { PacingBasis } from './PacingBasis';
import { PacingForm } from './PacingForm';

const PacingChart = lazy(() => import('./PacingChart'));

export default function PacingScreen() {
  const text = useText();
  const [assumptions, setAssumptions] = useState<PacingAssumptions>(USUAL_PACING);
  const { data, error, refetch, isFetching } = api.useGetPacingQuery(
    { query: assumptions },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <CalendarPage current="/calendar/pacing" lead={text('portfolio.calendar.pacing.lead')}>
      {isCallError(error) && <FailedCall error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton shape="block" height={420} />}
      {data?.investments.length === 0 && (
        <EmptyState
          level={2}
          title={text('portfolio.calendar.pacing.empty')}
          illustration={<Illustration subject="investments" />}
          action={<ButtonLink href="/products">{text('portfolio.empty.action')}</ButtonLink>}
        >
          {text('portfolio.calendar.pacing.empty.text')}
        </EmptyState>
      )}
      {data && data.investments.length > 0 && (
        <>
          <Banner signal="info" title={text('portfolio.calendar.pacing.estimate')}>
            {text('portfolio.calendar.pacing.estimate.text')}
          </Banner>
          <PartBoundary placeholder={<Skeleton shape="block" height={420} />}>
            <PacingChart
              years={data.years}
              asOfDate={data.as_of_date}
              title={text('portfolio.calendar.pacing.chart')}
              actions={
                <ChartExport
                  name={text('portfolio.calendar.pacing')}
                  sheet={() => cashFlowSheet(text, data.years)}
                />
              }
            />
          </PartBoundary>
          <PacingForm assumptions={data.assumptions} busy={isFetching} onChange={setAssumptions} />
          <PacingBasis investments={data.investments} />
        </>
      )}
    </CalendarPage>
  );
}
