import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { loadedLater } from '../../behaviour/loaded-later';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { FailureBoundary } from '../../pdf/PdfReader/FailureBoundary';
import type { ApexDrawingProps } from './ApexDrawing';
import type { Plot } from './plot';
import { Box } from './Drawing.styles';

export interface DrawingProps extends Pick<ApexDrawingProps, 'picture'> {
  shape?: 'wide' | 'round' | undefined;
  /** Called if the drawing library fails to load or to draw. Must be a stable function. */
  onFail: () => void;
  /** Content above or below the drawing once it is rendered: axis labels, the cursor line. */
  children?: ((plot: Plot) => ReactNode) | undefined;
}

const useApex = /* @__PURE__ */ loadedLater('Chart', async () => (await import('./ApexDrawing')).ApexDrawing);

/** A purely visual drawing: the summary and the table contain all its information. Draws nothing on a server. */
export function Drawing({ picture, shape = 'wide', onFail, children }: DrawingProps) {
  const Apex = useApex(true, onFail);
  const mine = useTurn(Apex !== undefined);
  const [plot, setPlot] = useState<Plot>();

  return (
    <Box
      data-part="drawing"
      data-shape={shape}
      style={plot && ({ '--quoin-drawn': `${plot.drawn}px` } as CSSProperties)} // the type lacks custom properties
    >
      <div aria-hidden data-part="picture" data-drawn={plot !== undefined || undefined}>
        {Apex && mine ? (
          <FailureBoundary onFail={onFail}>
            <Apex picture={picture} onPlot={setPlot} />
          </FailureBoundary>
        ) : (
          <Skeleton shape="block" height="100%" />
        )}
      </div>
      {plot && children?.(plot)}
    </Box>
  );
}

/** A drawing starts after this time even if the browser is not idle. */
const AT_LATEST_MS = 1000;
/** More idle time than there is between two frames of a moving page. */
const QUIET_MS = 20;

let turns: Promise<void> = Promise.resolve();

/** Draws one chart after another, each when the browser is idle: content and input take priority over charts. */
const nextTurn = (): Promise<void> => (turns = turns.then(quiet));

/** Drawing takes longer than a frame, so it waits until nothing moves. Scrolling extends the wait without limit. */
const quiet = () =>
  new Promise<void>((resolve) => {
    if (!('requestIdleCallback' in window)) {
      setTimeout(resolve);
      return;
    }
    let latest = performance.now() + AT_LATEST_MS;
    const onScroll = () => (latest = performance.now() + AT_LATEST_MS);
    // eslint-disable-next-line compat/compat -- Safari, which lacks it, has returned above
    const ask = () => requestIdleCallback(look, { timeout: AT_LATEST_MS });
    const look = (deadline: IdleDeadline) => {
      if (deadline.timeRemaining() < QUIET_MS && performance.now() < latest) {
        ask();
        return;
      }
      window.removeEventListener('scroll', onScroll, true);
      resolve();
    };
    window.addEventListener('scroll', onScroll, { capture: true, passive: true });
    ask();
  });

/** Queues the drawing once it is `ready`; returns true when it may start. */
function useTurn(ready: boolean): boolean {
  const [mine, setMine] = useState(false);
  useEffect(() => {
    if (!ready) return undefined;
    let gone = false;
    void nextTurn().then(() => gone || setMine(true));
    return () => {
      gone = true;
    };
  }, [ready]);
  return mine;
}
