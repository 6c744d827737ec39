import { expect, userEvent } from 'storybook/test';

/** Presses the tab key until the element has the focus; fails when it is not reached. */
export async function tabTo(element: Element): Promise<void> {
  for (let presses = 0; presses < 60 && element.ownerDocument.activeElement !== element; presses++) {
    await userEvent.tab();
  }
  await expect(element).toHaveFocus();
}
