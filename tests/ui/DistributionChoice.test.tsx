import { Form, Formik } from 'formik';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, DistributionChoice } from '@quoin/ui';
import { FocusFirstError, FormikDistributionChoice } from '@quoin/ui/formik';
import { show } from './in-quoin';

const accounts = {
  stock: [{ id: 'b1', name: 'Example Brokerage', lastDigits: '0417' }],
  cash: [
    { id: 'c1', name: 'First Example Bank', lastDigits: '4821' },
    { id: 'c2', name: 'Second Example Savings', lastDigits: '9902', refused: 'Closed by the bank' },
    { id: 'c3', name: 'Third Example Bank', lastDigits: '1188' },
  ],
};
const choice = (name: string | RegExp) => screen.getByRole('radio', { name });

test('cash requires a bank account, stock a brokerage account', async () => {
  const onChange = jest.fn();
  show(<DistributionChoice accounts={accounts} onChange={onChange} />);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  await userEvent.click(choice(/Cash/));
  expect(onChange).toHaveBeenLastCalledWith({ delivery: 'cash', accountId: undefined });
  await userEvent.click(choice(/Third Example Bank Account ending in 1188/));
  expect(onChange).toHaveBeenLastCalledWith({ delivery: 'cash', accountId: 'c3' });
  expect(choice(/Second Example Savings.*Closed by the bank/)).toBeDisabled();
});

test('a single account is selected with its delivery', async () => {
  const onChange = jest.fn();
  show(<DistributionChoice accounts={accounts} defaultValue={{ delivery: 'cash' }} onChange={onChange} />);
  await userEvent.click(choice(/Stock/));
  expect(onChange).toHaveBeenLastCalledWith({ delivery: 'stock', accountId: 'b1' });
  expect(choice(/Example Brokerage/)).toBeChecked();
});

test('a controlled choice shows its prop', async () => {
  const onChange = jest.fn();
  show(
    <DistributionChoice
      accounts={accounts}
      value={{ delivery: 'cash', accountId: 'c1' }}
      onChange={onChange}
    />,
  );
  await userEvent.click(choice(/Third Example Bank/));
  expect(onChange).toHaveBeenCalledWith({ delivery: 'cash', accountId: 'c3' });
  expect(choice(/First Example Bank/)).toBeChecked();
});

test('without an account of that kind one can be added', async () => {
  const onAddAccount = jest.fn();
  show(
    <DistributionChoice
      accounts={{ stock: [], cash: [] }}
      defaultValue={{ delivery: 'stock' }}
      onAddAccount={onAddAccount}
      errors={{ accountId: '请先添加账户' }}
    />,
    'zh-CN',
  );
  expect(screen.getByText('您尚未登记证券账户。')).toBeVisible();
  const add = screen.getByRole('button', { name: '添加证券账户' });
  expect(add).toHaveAccessibleDescription('请先添加账户');
  await userEvent.click(add);
  expect(onAddAccount).toHaveBeenCalledWith('stock');
});

test('the page never contains more than four digits of an account', () => {
  const { container } = show(
    <DistributionChoice
      accounts={{ stock: [], cash: [{ id: 'c1', name: 'Example Bank', lastDigits: '880041882764' }] }}
      defaultValue={{ delivery: 'cash' }}
    />,
  );
  expect(screen.getByText('Account ending in 2764')).toBeVisible();
  expect(container.innerHTML).not.toContain('88276');
});

test('warns the developer about an account that is not in the list', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(<DistributionChoice accounts={accounts} defaultValue={{ delivery: 'cash', accountId: 'b1' }} />);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('accounts.cash'));
  error.mockRestore();
});

test('in a form it provides its value, and an error focuses it', async () => {
  const onSubmit = jest.fn();
  show(
    <Formik
      initialValues={{ instruction: {} }}
      validate={({ instruction }: { instruction: { delivery?: string; accountId?: string } }) => {
        if (!instruction.delivery) return { instruction: 'Choose a way of delivery' };
        return instruction.accountId ? {} : { instruction: { accountId: 'Choose an account' } };
      }}
      onSubmit={onSubmit}
    >
      <Form noValidate>
        <FocusFirstError />
        <FormikDistributionChoice name="instruction" accounts={accounts} />
        <Button type="submit">Send</Button>
      </Form>
    </Formik>,
  );
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await send();
  await waitFor(() => expect(choice(/Stock/)).toHaveFocus());
  expect(screen.getByText('Choose a way of delivery')).toBeVisible();
  await userEvent.click(choice(/Cash/));
  await send();
  await waitFor(() => expect(choice(/First Example Bank/)).toHaveFocus());
  expect(screen.getByText('Choose an account')).toBeVisible();
  await userEvent.click(choice(/First Example Bank/));
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ instruction: { delivery: 'cash', accountId: 'c1' } });
});
