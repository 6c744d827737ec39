// New recovery codes, shown only once, to copy or save. The user must confirm having saved them to close the dialog.
import { PRODUCT_NAME } from '@quoin/rules';
import { Button, Card, Grid, Stack, Text } from '@quoin/ui';
import { copyToClipboard } from '../../../notices/notices-slice';
import { saveBlob } from '../../../browser/download';
import { useAppDispatch } from '../../../store/root-reducer';
import { useFocusOnArrival } from '../../../components/PartHeading';
import { useText } from '../../../i18n';

export function KeepCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const lead = useFocusOnArrival<HTMLParagraphElement>();
  const content = `${codes.join('\n')}\n`;

  const copy = () =>
    dispatch(
      copyToClipboard(content, { done: 'account.recovery.copied', refused: 'account.recovery.copy_refused' }),
    );

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
        <Button variant="secondary" onClick={() => void copy()}>
          {text('account.recovery.copy')}
        </Button>
        <Button variant="secondary" onClick={() => save(content)}>
          {text('account.recovery.save')}
        </Button>
      </Stack>
      <Stack align="start">
        <Button onClick={onKept}>{text('account.recovery.kept')}</Button>
      </Stack>
    </Stack>
  );
}

const save = (content: string): void =>
  saveBlob(new Blob([content], { type: 'text/plain' }), `${PRODUCT_NAME}-recovery-codes.txt`);
