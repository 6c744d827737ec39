// New recovery codes, shown this once: to print, to copy, to save.
import { PRODUCT_NAME } from '@quoin/rules';
import { Button, Card, Grid, Stack, Text } from '@quoin/ui';
import { saveText } from '../../../app/save-link';
import { useAppDispatch } from '../../../app/store';
import { useFocusOnArrival } from '../../../form';
import { useText } from '../../../i18n';
import { noticeShown } from '../../../notices/notices-slice';

export function KeepCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const lead = useFocusOnArrival<HTMLParagraphElement>();
  const written = `${codes.join('\n')}\n`;

  function copy() {
    navigator.clipboard.writeText(written).then(
      () => dispatch(noticeShown('success', 'account.recovery.copied')),
      () => dispatch(noticeShown('warning', 'account.recovery.copy_refused')),
    );
  }

  return (
    <Stack gap={6}>
      <Text ref={lead} tabIndex={-1}>
        {text('account.recovery.keep')}
      </Text>
      <Card>
        <Grid as="ul" columns={2} gap={6} aria-label={text('account.recovery.list')}>
          {codes.map((code) => (
            <Text as="li" key={code}>
              {code}
            </Text>
          ))}
        </Grid>
      </Card>
      <Stack direction="horizontal" gap={4}>
        <Button variant="secondary" onClick={copy}>
          {text('account.recovery.copy')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => saveText(written, `${PRODUCT_NAME}-recovery-codes.txt`, 'text/plain')}
        >
          {text('account.recovery.save')}
        </Button>
      </Stack>
      <Stack align="start">
        <Button onClick={onKept}>{text('account.recovery.kept')}</Button>
      </Stack>
    </Stack>
  );
}
