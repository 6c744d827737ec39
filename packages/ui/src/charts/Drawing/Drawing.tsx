import { useState, type CSSProperties, type ReactNode } from 'react';
import { loadedLater } from '../../behaviour/loaded-later';
import { Skeleton } from '../../feedback/Skeleton/Skeleton';
import { FailureBoundary } from '../../pdf/PdfReader/FailureBoundary';
import type { ApexDrawingProps } from './ApexDrawing';
import type { Plot } from './plot';
import { useTurn } from './use-turn';
import { Box } from './Drawing.styles';

export interface DrawingProps extends Pick<ApexDrawingProps, 'picture'> {
  shape?: 'wide' | 'round';
  /** Called if the drawing library fails to load or to draw. Must be a stable function. */
  onFail: () => void;
  /** Content above or below the drawing once it is rendered: axis labels, the cursor line. */
  children?: (plot: Plot) => ReactNode;
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
