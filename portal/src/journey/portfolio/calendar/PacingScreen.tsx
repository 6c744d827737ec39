// Projected capital calls and distributions of the coming years, based on assumptions that the user can change.
import type { ReplyOf } from '@quoin/contract';
import {
  DISTRIBUTION_TIMINGS,
  PACING_FIGURES,
  validatePacing,
  DEFAULT_PACING,
  type PacingAssumptions,
} from '@quoin/rules';
import {
  Banner,
  Button,
  Disclosure,
  EmptyState,
  Figure,
  Grid,
  Heading,
  Illustration,
  RecordTable,
  Skeleton,
  Stack,
  Text,
  type RecordColumn,
} from '@quoin/ui';
import { FormikPercentField, FormikSelect, FormikYearsField } from '@quoin/ui/formik';
import { lazy, useState } from 'react';
import { api } from '../../../api/api';
import { isCallError } from '../../../api/call-error';
import { FailedCall } from '../../../components/FailedCall';
import { Lead } from '../../../components/Note';
import { PartBoundary } from '../../../components/PartBoundary';
import { Form, FormActions } from '../../../form';
import { useText, type Translate } from '../../../i18n';
import { ButtonLink } from '../../../navigation/router-link';
import { ChartExport } from '../ExportOf';
import { cashFlowSheet } from '../chart-sheets';
import { CalendarPage } from './CalendarPage';

const PacingChart = lazy(() => import('./PacingChart'));

export default function PacingScreen() {
  const text = useText();
  const [assumptions, setAssumptions] = useState<PacingAssumptions>(DEFAULT_PACING);
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

type PacingInvestment = ReplyOf<'getPacing'>['investments'][number];

/** Starting values and projection of the estimate. */
function PacingBasis({ investments }: { investments: readonly PacingInvestment[] }) {
  const text = useText();
  const title = text('portfolio.calendar.pacing.basis');
  return (
    <Stack as="section" gap={4} aria-labelledby="pacing-basis">
      <Heading id="pacing-basis" level={2}>
        {title}
      </Heading>
      <RecordTable
        caption={title}
        captionHidden
        columns={getStartingColumns(text, investments)}
        rows={investments}
        rowKey={(one) => one.id}
      />
      <Disclosure summary={text('portfolio.calendar.pacing.method')}>
        <Stack gap={3}>
          <Text measure>{text('portfolio.calendar.pacing.method.calls')}</Text>
          <Text measure>{text('portfolio.calendar.pacing.method.payouts')}</Text>
          <Text measure>{text('portfolio.calendar.pacing.method.years')}</Text>
          <Lead>{text('portfolio.calendar.pacing.source')}</Lead>
        </Stack>
      </Disclosure>
    </Stack>
  );
}

const AMOUNTS = ['commitment', 'unfunded', 'called', 'nav', 'redeemed'] as const;

/** The redemptions in progress have a column if there is one. */
function getStartingColumns(
  text: Translate,
  investments: readonly PacingInvestment[],
): RecordColumn<PacingInvestment>[] {
  const redeems = investments.some((one) => one.redeemed !== '0.00');
  return [
    {
      key: 'product',
      header: text('portfolio.calendar.pacing.investment'),
      namesRow: true,
      cell: (one) => one.product_name,
    },
    ...AMOUNTS.filter((amount) => amount !== 'redeemed' || redeems).map(
      (amount): RecordColumn<PacingInvestment> => ({
        key: amount,
        header: text(`portfolio.calendar.pacing.${amount}`),
        align: 'end',
        cell: (one) => <Figure kind="money" value={one[amount]} />,
      }),
    ),
    {
      key: 'age',
      header: text('portfolio.calendar.pacing.age'),
      align: 'end',
      wrap: 'never',
      cell: (one) => text('portfolio.calendar.pacing.years', { count: one.age }),
    },
  ];
}

interface PacingFormProps {
  assumptions: PacingAssumptions;
  busy: boolean;
  onChange: (assumptions: PacingAssumptions) => void;
}

function PacingForm({ assumptions, busy, onChange }: PacingFormProps) {
  const text = useText();
  return (
    <Stack as="section" gap={4} aria-labelledby="pacing-assumptions">
      <Heading id="pacing-assumptions" level={2}>
        {text('portfolio.calendar.pacing.assumptions')}
      </Heading>
      <Form
        initialValues={assumptions}
        validate={validatePacing}
        onSubmit={async (values) => onChange(values)}
        label={text('portfolio.calendar.pacing.assumptions')}
      >
        {({ setValues }) => (
          <>
            <Grid columns={3}>
              {PACING_FIGURES.map((figure) => {
                const Field = figure === 'life' ? FormikYearsField : FormikPercentField;
                return (
                  <Field
                    key={figure}
                    name={figure}
                    label={text(`portfolio.calendar.pacing.${figure}`)}
                    hint={text(`portfolio.calendar.pacing.${figure}.hint`)}
                    required
                  />
                );
              })}
              <FormikSelect
                name="timing"
                label={text('portfolio.calendar.pacing.timing')}
                hint={text('portfolio.calendar.pacing.timing.hint')}
                placeholder={null}
                options={DISTRIBUTION_TIMINGS.map((value) => ({
                  value,
                  label: text(`portfolio.calendar.pacing.timing.${value}`),
                }))}
              />
            </Grid>
            <FormActions submit={text('portfolio.calendar.pacing.reckon')} busy={busy}>
              <Button
                variant="secondary"
                onClick={() => {
                  void setValues(DEFAULT_PACING);
                  onChange(DEFAULT_PACING);
                }}
              >
                {text('portfolio.calendar.pacing.usual')}
              </Button>
            </FormActions>
          </>
        )}
      </Form>
    </Stack>
  );
}
