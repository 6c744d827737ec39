// Statement of all investments as of a date, as a PDF to download.
import { Button, Dialog, DownloadIcon, Icon, Select, Skeleton, Stack, Text, useFormat } from '@quoin/ui';
import { useState } from 'react';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { CallErrorBanner, FailedCall } from '../../components/FailedCall';
import { useText } from '../../i18n';
import { startDownload } from '../../api/base-url';
import { daysWith } from './AsOfDate';

interface AccountStatementProps {
  /** Initially selected date. Default: the latest. */
  date?: string;
}

export function AccountStatement({ date }: AccountStatementProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        iconStart={<Icon of={DownloadIcon} size="small" />}
        onClick={() => setOpen(true)}
      >
        {text('portfolio.statement')}
      </Button>
      <Dialog open={open} size="small" title={text('portfolio.statement')} onClose={() => setOpen(false)}>
        <StatementOfADay first={date} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function StatementOfADay({ first, onDone }: { first: string | undefined; onDone: () => void }) {
  const text = useText();
  const format = useFormat();
  const { data, error, refetch } = api.useListAsOfDatesQuery();
  const [fetchStatement, { error: refused, isFetching }] = api.useLazyGetAccountStatementQuery();
  const [chosen, setChosen] = useState<string>();

  if (!data && isCallError(error)) return <FailedCall level={3} error={error} onRetry={refetch} />;
  if (!data) return <Skeleton shape="block" height={160} />;
  const days = daysWith(data.items, first);
  const [newest] = days;
  if (newest === undefined) return <Text>{text('portfolio.statement.none')}</Text>;
  const date = chosen ?? first ?? newest;

  async function download() {
    const { data: statement } = await fetchStatement({ query: { date } });
    if (!statement) return;
    startDownload(statement.url);
    onDone();
  }

  return (
    <Stack gap={6}>
      <Text>{text('portfolio.statement.text')}</Text>
      <CallErrorBanner error={refused} />
      <Select
        name="as_of_date"
        label={text('portfolio.statement.as_of')}
        placeholder={null}
        value={date}
        options={days.map((day) => ({ value: day, label: format.date(day) }))}
        onChange={setChosen}
      />
      <Button busy={isFetching} onClick={() => void download()}>
        {text('portfolio.statement.download')}
      </Button>
    </Stack>
  );
}
