import { forwardRef, useEffect, useMemo, useState, type ClipboardEvent } from 'react';
import { maskitoTransform } from '@maskito/core';
import { compactCode, parseSentCode } from '@quoin/rules';
import { Button } from '../../controls/Button/Button';
import { CodeField as english } from '../../messages/en/fields';
import { useMessages } from '../../provider/quoin-context';
import { Field, splitFrame, type FieldFrameProps } from '../Field/Field';
import { AS_TYPED, digitMask, useFormattedInput, type InputRest } from '../formatted-input';
import { warnOfFixedValue } from '../../behaviour/warn-in-development';
import { Cells, Digits, Resend } from './CodeField.styles';

export interface CodeFieldProps extends FieldFrameProps, InputRest {
  /** 6 for a code by SMS, 5 for one by e-mail. */
  length?: 5 | 6;
  /** The digits of the code; other characters as they were typed, and the field says that a code has none. */
  value?: string;
  /** Initial value of an uncontrolled component. */
  defaultValue?: string;
  /** Called with the new value when the user changes it. */
  onChange?: (value: string) => void;
  /** All digits are there. */
  onComplete?: (code: string) => void;
  /**
   * Shows the button that asks for a new code. While a promise is open the button is busy, and it waits for the next code
   * only once one was sent: `false` says that none was, and `error` why; a promise that is rejected the field explains.
   */
  onResend?: () => void | Promise<boolean | void>;
  /** How long the button waits after a code was sent. */
  resendAfterSeconds?: number;
  /** False while no code was sent yet: the button then sends the first one. */
  sent?: boolean;
  /** No code can be entered or sent for now; `error` says until when. */
  blocked?: boolean;
  /** The code was accepted: no other needs to be sent. */
  confirmed?: boolean;
}

/** One text box over its cells: pasting and the phone's own suggestion work. Ref and other attributes reach the `<input>`. */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(props, ref) {
  const [
    frame,
    {
      length = 6,
      value,
      defaultValue = '',
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
  warnOfFixedValue('CodeField', value, onChange);
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
    onChange: (code) => {
      setNotSent(false);
      onChange?.(code);
      if (parseSentCode(code, length) === code) onComplete?.(code);
    },
    ...AS_TYPED,
    mask,
    ref,
  });
  /** A complete pasted code replaces the content, independent of the caret position. */
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
              {Array.from({ length }, (_, place) => (
                <span key={place} data-part="cell" />
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
 * A code in a sentence is read as well: `Your code is 482917`. Not in a text that begins with digits: of `482917 or 482918`,
 * typed key by key, the second code would continue the first.
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

/** Seconds left, by the clock and not by counting ticks: a sleeping tab loses none. Starts again with each `round`. */
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
