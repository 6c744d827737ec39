import { screen, within } from '@testing-library/react';
import { open, serve, step } from './application-with-fake-server';

describe('leaving the application', () => {
  test('warns while required fields are missing, and "Save and leave" saves first', async () => {
    const { saves } = serve();
    const { go, at, person } = await open();
    await step('Qualification');
    await person.click(screen.getByRole('radio', { name: /Net worth/ }));

    await go('/products');
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave this page?' });
    expect(dialog).toHaveTextContent('Some required fields are missing');
    await person.click(within(dialog).getByRole('button', { name: 'Save and leave' }));

    await screen.findByText('elsewhere');
    expect(at()).toBe('/products');
    expect(saves()).toHaveLength(1);
  });

  test('stays if the user cancels', async () => {
    serve();
    const { go, person } = await open();
    await step('Qualification');
    await person.click(screen.getByRole('radio', { name: /Net worth/ }));

    await go('/products');
    await person.click(await screen.findByRole('button', { name: 'Stay here' }));

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Net worth/ })).toBeChecked();
  });

  test('does not warn a user who has changed nothing', async () => {
    serve();
    const { go, at } = await open();
    await step('Qualification');
    await go('/products');
    await screen.findByText('elsewhere');
    expect(at()).toBe('/products');
  });

  test('"Save and exit" saves, then opens the investments without a warning', async () => {
    const { saves } = serve();
    const { at, person } = await open();
    await step('Qualification');
    await person.click(screen.getByRole('radio', { name: /Net worth/ }));
    await person.click(screen.getByRole('button', { name: 'Save and exit' }));

    await screen.findByText('elsewhere');
    expect(at()).toBe('/my-investment/all');
    expect(saves()).toHaveLength(1);
  });
});
