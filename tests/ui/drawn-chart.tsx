// jsdom has no layout, so apexcharts cannot draw: this mock of its React wrapper records the props. The play stories test
// the drawing; the tests here cover text, table and keyboard.
import { act, waitFor } from '@testing-library/react';
import { show as showAtOnce } from './in-quoin';

interface Drawn {
  series: unknown[];
  options: {
    chart: { nonce?: string; events: { mounted: (chart: unknown) => void } };
    colors: string[];
  };
}

export const mockDrawn = jest.fn<null, [Drawn]>(() => null);
jest.mock('react-apexcharts', () => ({
  __esModule: true,
  default: (props: Drawn) => mockDrawn(props),
}));

export const drawing = () => {
  const last = mockDrawn.mock.lastCall?.[0];
  if (!last) throw new Error('Nothing was drawn');
  return last;
};

/** Simulates the end of drawing: reports the position of the plot. */
export function afterDrawing() {
  const globals = { translateX: 60, translateY: 10, gridWidth: 500, gridHeight: 200 };
  act(() => drawing().options.chart.events.mounted({ w: { globals } }));
}

beforeEach(() => mockDrawn.mockClear());

/** Drawing is queued and waits for the next frame and for the lazily loaded module. */
export async function show(...given: Parameters<typeof showAtOnce>) {
  const shown = showAtOnce(...given);
  await waitFor(() =>
    expect(document.querySelector('[data-part="picture"] [data-quoin="Skeleton"]')).toBeNull(),
  );
  return shown;
}
