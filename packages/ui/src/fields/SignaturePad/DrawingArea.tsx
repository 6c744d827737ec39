// The drawing area: points are stored in view box coordinates, so the page may change its width while drawing.
import { SIGNATURE_BOX, signaturePath, type Stroke } from '@quoin/rules';
import { useRef, useState, type PointerEvent } from 'react';
import { Button } from '../../controls/Button/Button';
import { Icon } from '../../foundations/Icon/Icon';
import { Undo2Icon, XIcon } from '../../foundations/Icon/icons';
import { SignaturePad as english } from '../../messages/en/fields';
import { useMessages } from '../../provider/quoin-context';
import { withStroke } from './signature';
import { Actions, Area, Empty, Sheet } from './SignaturePad.styles';

interface DrawingAreaProps {
  strokes: readonly Stroke[];
  onChange: (strokes: readonly Stroke[]) => void;
  disabled: boolean | undefined;
  describedBy: string;
}

export function DrawingArea({ strokes, onChange, disabled, describedBy }: DrawingAreaProps) {
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
    event.currentTarget.setPointerCapture(event.pointerId);
    show(pointOf(event, event.currentTarget));
  };
  const goOn = (event: PointerEvent<SVGSVGElement>) => {
    if (!pen.current || !event.isPrimary) return;
    const sheet = event.currentTarget;
    show([...pen.current, ...passedBy(event.nativeEvent).flatMap((one) => pointOf(one, sheet))]);
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
function pointOf({ clientX, clientY }: { clientX: number; clientY: number }, sheet: Element): number[] {
  const { left, top, width, height } = sheet.getBoundingClientRect();
  return [
    within(((clientX - left) / (width || 1)) * SIGNATURE_BOX.width, SIGNATURE_BOX.width),
    within(((clientY - top) / (height || 1)) * SIGNATURE_BOX.height, SIGNATURE_BOX.height),
  ];
}

const within = (place: number, most: number) => Math.min(Math.max(Math.round(place), 0), most);
