// jsdom has no layout, so apexcharts cannot draw in it: its React wrapper is replaced at the module's edge by a note of
// what it was given. That it really draws is proved by the play stories; here, what words, table and keys say.
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

/** As after apexcharts has drawn: says where the plot lies. */
export function afterDrawing() {
  const globals = { translateX: 60, translateY: 10, gridWidth: 500, gridHeight: 200 };
  act(() => drawing().options.chart.events.mounted({ w: { globals } }));
}

beforeEach(() => mockDrawn.mockClear());

/** Each drawing waits for its turn, after the frame, and for the module that draws. */
export async function show(...given: Parameters<typeof showAtOnce>) {
  const shown = showAtOnce(...given);
  await waitFor(() =>
    expect(document.querySelector('[data-part="picture"] [data-quoin="Skeleton"]')).toBeNull(),
  );
  return shown;
}
