import { compactCode, identityTail, type NationalIdType } from '@quoin/rules';
import { forwardRef, useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { warnInDevelopment } from '../../behaviour/warn-in-development';
import { Button } from '../../controls/Button/Button';
import { RadioGroup } from '../../controls/RadioGroup/RadioGroup';
import { Banner } from '../../feedback/Banner/Banner';
import { ConcealedField } from '../../fields/ConcealedField/ConcealedField';
import { codeMask, digitMask, type Mask } from '../../fields/formatted-input';
import { Text } from '../../foundations/Text/Text';
import { Stack } from '../../layout/Stack/Stack';
import { IdentityCheckModal as english } from '../../messages/en/flow';
import { useMessages } from '../../provider/quoin-context';
import { Dialog, type DialogProps } from '../Dialog/Dialog';

export interface Identity {
  kind: NationalIdType;
  /** The last four characters of an SSN, national ID or tax ID; a passport or licence number in full. */
  value: string;
}

export interface IdentityCheckModalProps extends Omit<
  DialogProps,
  'actions' | 'onClose' | 'role' | 'title' | 'children' | 'initialFocus'
> {
  /** Kinds of numbers that identify this investor, the usual one first: `identityChecksFor(country)`. */
  kinds: readonly NationalIdType[];
  /** Called with the entered identity for verification. */
  onCheck: (identity: Identity) => void;
  /** Called when the user closes it. */
  onClose: () => void;
  /** Whether the response is pending. */
  busy?: boolean | undefined;
  /** Whether the number did not match the one on file. */
  failed?: boolean | undefined;
  /** Attempts left after a failed one. */
  attemptsLeft?: number | undefined;
  /** Another error, as the server reports it. */
  error?: ReactNode | undefined;
  /** Replaces the form while no attempts are allowed: states until when. */
  locked?: ReactNode | undefined;
}

/** Verifies the user's identity before viewing or signing. Closing discards the input. The ref is the `<dialog>`. */
export const IdentityCheckModal = forwardRef<HTMLDialogElement, IdentityCheckModalProps>(
  function IdentityCheckModal({ open, ...rest }, ref) {
    return open ? <OpenCheck ref={ref} {...rest} /> : null;
  },
);

const OpenCheck = forwardRef<HTMLDialogElement, Omit<IdentityCheckModalProps, 'open'>>(function OpenCheck(
  {
    kinds,
    onCheck,
    onClose,
    busy = false,
    failed = false,
    attemptsLeft,
    error,
    locked,
    size = 'small',
    ...rest
  },
  ref,
) {
  const text = useMessages('IdentityCheckModal', english);
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<NationalIdType>();
  const [value, setValue] = useState('');
  const [lack, setLack] = useState<string>();
  const kind = chosen ?? kinds[0];
  if (!kind)
    warnInDevelopment(
      'IdentityCheckModal',
      '"kinds" is empty. Give identityChecksFor(country) of @quoin/rules.',
    );
  const failedMessage = attemptsLeft === undefined ? text.failed : text.failedLeft(attemptsLeft);
  const shownError = error ?? (failed && failedMessage);
  useFocusOnAnswer(input, Boolean(shownError) && !busy);

  const choose = (next: string) => {
    setChosen(kinds.find((known) => known === next));
    setValue('');
    setLack(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!kind || busy) return;
    const missing = getMissingText(kind, value, text);
    setLack(missing);
    if (missing) input.current?.focus();
    else onCheck({ kind, value: value.trim() });
  };

  return (
    <Dialog
      ref={ref}
      open
      data-quoin="IdentityCheckModal"
      title={text.title}
      size={size}
      onClose={onClose}
      actions={
        locked ? (
          <Button onClick={onClose}>{text.close}</Button>
        ) : (
          <>
            <Button type="submit" form={formId} busy={busy}>
              {text.confirm}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              {text.cancel}
            </Button>
          </>
        )
      }
      {...rest}
    >
      {locked ? (
        <Banner signal="danger" announce="assertive">
          {locked}
        </Banner>
      ) : (
        <Stack as="form" id={formId} noValidate gap={6} onSubmit={submit}>
          <Text tone="secondary">{text.why}</Text>
          {kinds.length > 1 && (
            <RadioGroup
              label={text.kind}
              options={kinds.map((each) => ({ value: each, label: text.kinds[each] }))}
              value={kind ?? ''}
              onChange={choose}
            />
          )}
          {kind && (
            <ConcealedField
              key={kind}
              ref={input}
              label={text.numbers[kind]}
              mask={tailMask(kind)}
              inputMode={kind === 'ssn' ? 'numeric' : undefined}
              value={value}
              onChange={setValue}
              error={lack ?? shownError}
              required
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
});

function getMissingText(kind: NationalIdType, value: string, text: typeof english): string | undefined {
  if (value.trim() === '') return text.empty;
  const tail = identityTail(kind);
  return tail !== undefined && compactCode(value).length !== tail ? text.short(tail) : undefined;
}

/** Moves the focus to the number when the check fails. */
function useFocusOnAnswer(input: { current: HTMLInputElement | null }, shownError: boolean) {
  const before = useRef(shownError);
  useEffect(() => {
    if (shownError && !before.current) input.current?.focus();
    before.current = shownError;
  }, [input, shownError]);
}

const ssnTail = /* @__PURE__ */ digitMask('....');
const codeTail = /* @__PURE__ */ codeMask('....');

/** Mask for the last characters of a number: a national ID may end in X, a foreign tax ID may have letters. */
function tailMask(kind: NationalIdType): Mask | undefined {
  if (kind === 'ssn') return ssnTail;
  return kind === 'national_id' || kind === 'tin' ? codeTail : undefined;
}
