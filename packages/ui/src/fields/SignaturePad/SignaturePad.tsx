import {
  SIGNATURE_BOX,
  signaturePath,
  type DrawnSignature,
  type Signature,
  type Stroke,
  type TypedName,
} from '@quoin/rules';
import { forwardRef, useId, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import type { ValueProps } from '../../behaviour/use-controllable';
import { useFieldValue } from '../../behaviour/use-field-value';
import { warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { Button } from '../../controls/Button/Button';
import { RadioGroup } from '../../controls/RadioGroup/RadioGroup';
import { Icon } from '../../foundations/Icon/Icon';
import { Undo2Icon, XIcon } from '../../foundations/Icon/icons';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden';
import { SignaturePad as english } from '../../messages/en/fields';
import { useMessages } from '../../provider/quoin-context';
import type { FieldFrameProps, GroupRest } from '../Field/Field';
import { FieldGroup } from '../Field/FieldGroup';
import { NameLine } from '../TypedSignature/NameLine';
import { Legal } from '../TypedSignature/TypedSignature.styles';
import { Actions, Area, Empty, NameLabel, NamePlace, Parts, Sheet } from './SignaturePad.styles';
import { withStroke } from './signature';

export interface SignaturePadProps extends FieldFrameProps, GroupRest, ValueProps<Signature> {
  /** Typed or drawn signature as JSON data. Switching the mode calls `onChange` with the signature of the new mode. */
  value?: Signature | undefined;
  /** Legal notice. Default: an electronic signature is as binding as a handwritten one. */
  legal?: ReactNode | undefined;
}

const UNSIGNED: TypedName = { kind: 'typed', name: '' };
const NO_STROKES: DrawnSignature = { kind: 'drawn', strokes: [] };

/**
 * A signature typed on the keyboard or drawn with mouse, pen or finger. For typed names only, use `TypedSignature`.
 * Forwards the ref and other attributes to the `<fieldset>`.
 */
export const SignaturePad = forwardRef<HTMLFieldSetElement, SignaturePadProps>(function SignaturePad(
  { value, defaultValue, onChange, legal, name, error, required, disabled, ...rest },
  ref,
) {
  warnAboutFixedValue('SignaturePad', value, onChange);
  // Keep the typed and the drawn signature while the other one is shown.
  const [typed, setTyped] = useState(UNSIGNED);
  const [drawn, setDrawn] = useState(NO_STROKES);
  const [signature, setSignature, group] = useFieldValue<Signature, HTMLFieldSetElement>({
    value,
    defaultValue,
    empty: UNSIGNED,
    onChange,
    ref,
    onReset: () => {
      setTyped(UNSIGNED);
      setDrawn(NO_STROKES);
    },
  });
  const text = useMessages('SignaturePad', english);
  const id = useId();
  const legalId = `${id}-legal`;

  const turn = () => {
    if (signature.kind === 'typed') setTyped(signature);
    else setDrawn(signature);
    setSignature(signature.kind === 'typed' ? drawn : typed);
  };

  return (
    <FieldGroup
      ref={group}
      data-quoin="SignaturePad"
      error={error}
      required={required}
      disabled={disabled}
      {...rest}
    >
      <Parts>
        <RadioGroup
          label={text.how}
          labelHidden
          appearance="row"
          name={`${name ?? id}.kind`}
          value={signature.kind}
          options={[
            { value: 'typed', label: text.type },
            { value: 'drawn', label: text.draw },
          ]}
          onChange={turn}
        />
        {signature.kind === 'typed' ? (
          <NamePlace>
            <NameLabel htmlFor={`${id}-name`}>{text.name}</NameLabel>
            <NameLine
              control={{
                id: `${id}-name`,
                name: name && `${name}.name`,
                disabled,
                'aria-describedby': legalId,
                'aria-invalid': error ? true : undefined,
                'aria-required': required ? true : undefined,
              }}
              name={signature.name}
              onChange={(next) => setSignature({ kind: 'typed', name: next })}
            />
          </NamePlace>
        ) : (
          <>
            {name && (
              <input type="hidden" name={`${name}.strokes`} value={JSON.stringify(signature.strokes)} />
            )}
            <DrawingArea
              strokes={signature.strokes}
              disabled={disabled}
              describedBy={legalId}
              onChange={(strokes) => setSignature({ kind: 'drawn', strokes })}
            />
          </>
        )}
        <Legal id={legalId} data-part="legal">
          {legal ?? text.legal}
        </Legal>
        <VisuallyHidden role="status">
          {signature.kind === 'drawn' && text.strokes(signature.strokes.length)}
        </VisuallyHidden>
      </Parts>
    </FieldGroup>
  );
});

interface DrawingAreaProps {
  strokes: readonly Stroke[];
  onChange: (strokes: readonly Stroke[]) => void;
  disabled: boolean | undefined;
  describedBy: string;
}

/** The drawing area: points are stored in view box coordinates, so the page may change its width while drawing. */
function DrawingArea({ strokes, onChange, disabled, describedBy }: DrawingAreaProps) {
  const text = useMessages('SignaturePad', english);
  // A ref besides the state, because the pen may be lifted before the last points are rendered.
  const pen = useRef<number[]>(undefined);
  const [line, setLine] = useState<Stroke>();

  const show = (points: number[] | undefined) => {
    pen.current = points;
    setLine(points);
  };
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (disabled || !event.isPrimary || event.button !== 0) return;
    // Otherwise a mouse would select text and a pen would scroll the page.
    event.preventDefault();
    const sheet = event.currentTarget;
    if ('setPointerCapture' in sheet) sheet.setPointerCapture(event.pointerId); // not in jsdom
    show(getPoint(event, sheet));
  };
  const goOn = (event: PointerEvent<SVGSVGElement>) => {
    if (!pen.current || !event.isPrimary) return;
    const sheet = event.currentTarget;
    show([...pen.current, ...passedBy(event.nativeEvent).flatMap((one) => getPoint(one, sheet))]);
  };
  const end = () => {
    if (pen.current) onChange(withStroke(strokes, pen.current));
    show(undefined);
  };

  const drawn = line ? [...strokes, line] : strokes;
  const steps = [
    { label: text.undo, icon: Undo2Icon, left: strokes.slice(0, -1) },
    { label: text.clear, icon: XIcon, left: [] },
  ];
  return (
    <>
      <Area data-part="area" data-signed={drawn.length > 0 ? '' : undefined}>
        {drawn.length === 0 && (
          <Empty aria-hidden data-part="empty">
            {text.drawHere}
          </Empty>
        )}
        <Sheet
          viewBox={`0 0 ${SIGNATURE_BOX.width} ${SIGNATURE_BOX.height}`}
          role="img"
          aria-label={text.strokes(strokes.length)}
          aria-describedby={describedBy}
          data-part="sheet"
          data-disabled={disabled ? '' : undefined}
          onPointerDown={begin}
          onPointerMove={goOn}
          onPointerUp={end}
          onPointerCancel={() => show(undefined)}
        >
          <path d={signaturePath(drawn)} />
        </Sheet>
      </Area>
      <Actions>
        {steps.map(({ label, icon, left }) => (
          <Button
            key={label}
            variant="quiet"
            size="small"
            iconStart={<Icon of={icon} size="small" />}
            disabled={disabled}
            aria-disabled={strokes.length === 0 || undefined}
            onClick={() => strokes.length > 0 && onChange(left)}
          >
            {label}
          </Button>
        ))}
      </Actions>
    </>
  );
}

/** Returns every point since the last frame; Safari before 18.2 does not report them. */
function passedBy(event: globalThis.PointerEvent): readonly globalThis.PointerEvent[] {
  const passed = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  return passed.length > 0 ? passed : [event];
}

/** Returns the pointer position in view box coordinates, clamped to the edges. */
function getPoint({ clientX, clientY }: { clientX: number; clientY: number }, sheet: Element): number[] {
  const { left, top, width, height } = sheet.getBoundingClientRect();
  return [
    within(((clientX - left) / (width || 1)) * SIGNATURE_BOX.width, SIGNATURE_BOX.width),
    within(((clientY - top) / (height || 1)) * SIGNATURE_BOX.height, SIGNATURE_BOX.height),
  ];
}

const within = (place: number, max: number) => Math.min(Math.max(Math.round(place), 0), max);
