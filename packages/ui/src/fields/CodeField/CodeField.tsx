import { maskitoTransform } from '@maskito/core';
import { compactCode, parseSentCode } from '@quoin/rules';
import { forwardRef, useEffect, useMemo, useState, type ClipboardEvent } from 'react';
import type { ValueProps } from '../../behaviour/use-controllable';
import { warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { Button } from '../../controls/Button/Button';
import { CodeField as english } from '../../messages/en/fields';
import { useMessages } from '../../provider/quoin-context';
import { Field, splitFrame, type FieldFrameProps, type InputRest } from '../Field/Field';
import { AS_TYPED, digitMask, useFormattedInput } from '../formatted-input';
import { Cells, Digits, Resend } from './CodeField.styles';

export interface CodeFieldProps extends FieldFrameProps, InputRest, ValueProps<string> {
  /** Number of digits: 6 for a code by SMS, 5 by e-mail. */
  length?: 5 | 6 | undefined;
  /** The digits of the code. Other characters are kept as typed and shown as an error. */
  value?: string | undefined;
  /** Called when all digits are entered. */
  onComplete?: ((code: string) => void) | undefined;
  /**
   * Shows a button that requests a new code. It is busy while the promise is pending; the wait for the next code starts only
   * if a code was sent. Resolve to `false` if none was, and set `error`; the field itself shows an error for a rejection.
   */
  onResend?: (() => void | Promise<boolean | void>) | undefined;
  /** Seconds until the button can be pressed again after a code was sent. */
  resendAfterSeconds?: number | undefined;
  /** False until the first code was sent: the button then sends it. */
  sent?: boolean | undefined;
  /** Disables entering and sending codes; put the end of the block in `error`. */
  blocked?: boolean | undefined;
  /** Whether the code was accepted, so that no other needs to be sent. */
  confirmed?: boolean | undefined;
}

/**
 * A single input over the cells, so that pasting and the phone's autofill work. Forwards the ref and other attributes to
 * the `<input>`.
 */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(props, ref) {
  const [
    frame,
    {
      length = 6,
      value,
      defaultValue,
      onChange,
      onComplete,
      onResend,
      resendAfterSeconds = 60,
      sent = true,
      blocked = false,
      confirmed = false,
      onPaste,
      ...rest
    },
  ] = splitFrame(props);
  warnAboutFixedValue('CodeField', value, onChange);
  const text = useMessages('CodeField', english);
  const [notSent, setNotSent] = useState(false);
  const mask = useMemo(() => sentCodeMask(length), [length]);
  const {
    current,
    control: typed,
    setCurrent,
  } = useFormattedInput({
    value,
    defaultValue,
    empty: '',
    onChange: (code) => {
      setNotSent(false);
      onChange?.(code);
      if (parseSentCode(code, length) === code) onComplete?.(code);
    },
    ...AS_TYPED,
    mask,
    ref,
  });
  /** A complete pasted code replaces the content, wherever the caret is. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    const pasted = parseSentCode(event.clipboardData.getData('text/plain'), length);
    if (event.defaultPrevented || pasted === undefined || event.currentTarget.readOnly) return;
    event.preventDefault();
    setCurrent(pasted);
  };
  const shown = maskitoTransform(current, mask);
  const isReadable = /^\d*$/.test(shown) && shown.length <= length;
  const unreadable = !isReadable && text.digits(length);
  return (
    <Field data-quoin="CodeField" {...frame} error={frame.error ?? (unreadable || (notSent && text.notSent))}>
      {(control) => (
        <>
          <Cells data-length={length}>
            <span aria-hidden>
              {Array.from({ length }, (_, index) => (
                <span key={index} data-part="cell" />
              ))}
            </span>
            <Digits
              inputMode="numeric"
              autoComplete="one-time-code"
              data-figures=""
              {...rest}
              readOnly={blocked || rest.readOnly}
              {...control}
              {...typed}
              type="text"
              onPaste={paste}
            />
          </Cells>
          {onResend && !blocked && !confirmed && (
            <ResendButton
              sent={sent}
              seconds={resendAfterSeconds}
              disabled={frame.disabled}
              onResend={onResend}
              onNotSent={setNotSent}
            />
          )}
        </>
      )}
    </Field>
  );
});

/**
 * Extracts a code from a sentence: `Your code is 482917`. Not from text that begins with digits: when `482917 or 482918` is
 * typed, the second code would continue the first.
 */
const sentCodeMask = (length: number) =>
  digitMask('.'.repeat(length), (text) => {
    const code = /^\s*\d/.test(text) ? undefined : parseSentCode(text, length);
    return code ?? compactCode(text);
  });

interface ResendButtonProps {
  sent: boolean;
  seconds: number;
  disabled: boolean | undefined;
  onResend: NonNullable<CodeFieldProps['onResend']>;
  onNotSent: (unexplained: boolean) => void;
}

function ResendButton({ sent, seconds, disabled, onResend, onNotSent }: ResendButtonProps) {
  const text = useMessages('CodeField', english);
  const [sentCount, setSentCount] = useState(0);
  const [busy, setBusy] = useState(false);
  const left = useCountdown(sent ? seconds : 0, sentCount);

  const begin = () => setSentCount((count) => count + 1);
  const send = () => {
    if (left > 0) return;
    onNotSent(false);
    const outcome = onResend();
    if (!(outcome instanceof Promise)) return begin();
    setBusy(true);
    void outcome
      .then(
        (done) => {
          if (done !== false) begin();
        },
        () => onNotSent(true),
      )
      .finally(() => setBusy(false));
  };
  return (
    <Resend>
      <Button
        variant="quiet"
        size="small"
        busy={busy}
        disabled={disabled}
        aria-disabled={left > 0 || undefined}
        onClick={send}
      >
        {!sent ? text.send : left > 0 ? text.resendIn(left) : text.resend}
      </Button>
    </Resend>
  );
}

/** Seconds left, by the clock instead of ticks, so that a suspended tab stays correct. Restarts with each `round`. */
function useCountdown(seconds: number, round: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    setLeft(seconds);
    const timer = setInterval(() => {
      const rest = Math.max(Math.ceil((end - Date.now()) / 1000), 0);
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, round]);
  return left;
}
