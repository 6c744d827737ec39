// Charts are drawn a moment after their frame, so screenshots and key presses wait for them.
import { expect, waitFor, userEvent } from 'storybook/test';

/** Presses Tab until the element has the focus; fails if it is never reached. */
export async function tabTo(element: Element): Promise<void> {
  for (let presses = 0; presses < 60 && element.ownerDocument.activeElement !== element; presses++) {
    await userEvent.tab();
  }
  await expect(element).toHaveFocus();
}

const SOON = { timeout: 15_000 };

/** Waits until every chart of the story is drawn. */
export async function waitForChart(canvasElement: HTMLElement): Promise<void> {
  await waitFor(() => {
    const pictures = [...canvasElement.querySelectorAll('[data-part="picture"]')];
    void expect(pictures.filter((picture) => !picture.hasAttribute('data-drawn'))).toHaveLength(0);
  }, SOON);
}

export const allDrawn = ({ canvasElement }: { canvasElement: HTMLElement }) => waitForChart(canvasElement);
