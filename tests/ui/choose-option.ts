// Selects an option of a combo box as a user does: types to filter, then selects.
import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

export async function chooseOption(box: HTMLElement, name: string, person: UserEvent = userEvent.setup()) {
  await person.click(box);
  await person.keyboard(name);
  await person.click(within(screen.getByRole('listbox')).getByRole('option', { name }));
}
