import { forwardRef, useEffect, useState, type InputHTMLAttributes } from 'react';
import { OTPInput, type SlotProps } from 'input-otp';
import { useControllable } from '../../behaviour';
import { Button } from '../../controls/Button';
import { CodeField as english } from '../../messages/en/fields';
import { useMessages } from '../../provider';
import { useNonce } from '../../provider/quoin-context';
import { Field, splitFrame, type FieldFrameProps } from '../Field';
import { halfWidth } from '../formatted-input';
import { warnOfFixedValue } from '../fixed-value';
import { Caret, Cell, Cells, Resend } from './CodeField.styles';

export interface CodeFieldProps
  extends
    FieldFrameProps,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      | keyof FieldFrameProps
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'type'
      | 'children'
      | 'maxLength'
      | 'pattern'
    > {
  /** 6 for a code by SMS, 5 for one by e-mail. */
  length?: 5 | 6;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** All digits are there. */
  onComplete?: (code: string) => void;
  /** Shows the button that asks for a new code. */
  onResend?: () => void;
  /** How long the button waits after a code was sent. */
  resendAfterSeconds?: number;
  /** False while no code was sent yet: the button then sends the first one. */
  sent?: boolean;
}

/** One real input behind its cells: pasting and the phone's own suggestion work. Ref and other attributes reach it. */
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
      ...rest
    },
  ] = splitFrame(props);
  warnOfFixedValue('CodeField', value, onChange);
  const [code, setCode] = useControllable({ value, defaultValue, onChange });
  const nonce = useNonce();
  return (
    <Field data-quoin="CodeField" {...frame}>
      {(control) => (
        <>
          <OTPInput
            ref={ref}
            inputMode="numeric"
            autoComplete="one-time-code"
            pushPasswordManagerStrategy="none"
            noScriptCSSFallback={null}
            nonce={nonce}
            {...rest}
            {...control}
            maxLength={length}
            pattern={DIGITS}
            pasteTransformer={codeIn}
            value={code}
            onChange={(typed) => {
              const next = halfWidth(typed);
              setCode(next);
              // Not the library's own: it stays silent when one whole code is pasted over another.
              if (next.length === length) onComplete?.(next);
            }}
            render={({ slots }) => (
              <Cells aria-hidden>
                {slots.map((slot, place) => (
                  <CodeCell key={place} {...slot} />
                ))}
              </Cells>
            )}
          />
          {onResend && (
            <ResendButton
              sent={sent}
              seconds={resendAfterSeconds}
              disabled={frame.disabled}
              onResend={onResend}
            />
          )}
        </>
      )}
    </Field>
  );
});

/** Full-width ones too: Chinese input methods type them. */
const DIGITS = '^[0-9\uff10-\uff19]+$';

/** Of a text without digits a sign is left that the pattern refuses: nothing at all would delete what is selected. */
const codeIn = (pasted: string) => halfWidth(pasted).replace(/\D/g, '') || '-';

const CodeCell = ({ char, isActive, hasFakeCaret }: SlotProps) => (
  <Cell data-part="cell" data-active={isActive ? '' : undefined}>
    {char}
    {hasFakeCaret && <Caret />}
  </Cell>
);

interface ResendButtonProps {
  sent: boolean;
  seconds: number;
  disabled: boolean | undefined;
  onResend: () => void;
}

function ResendButton({ sent, seconds, disabled, onResend }: ResendButtonProps) {
  const text = useMessages('CodeField', english);
  const [sentCount, setSentCount] = useState(0);
  const left = useCountdown(sent ? seconds : 0, sentCount);
  const send = () => {
    if (left > 0) return;
    setSentCount(sentCount + 1);
    onResend();
  };
  return (
    <Resend>
      <Button
        variant="quiet"
        size="small"
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
