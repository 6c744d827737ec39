// Modals for the identity check, the password and the investor.
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { identityChecksFor } from '@quoin/rules';
import {
  IdentityCheckModal,
  OwnershipTypeDialog,
  SecurityUpdatedModal,
  type IdentityCheckModalProps,
  type OwnershipTypeDialogProps,
} from '@quoin/ui';
import { show } from './in-quoin';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));

describe('the identity check', () => {
  const modal = (props: Partial<IdentityCheckModalProps> = {}) => (
    <IdentityCheckModal
      open
      kinds={identityChecksFor('US')}
      onCheck={jest.fn()}
      onClose={jest.fn()}
      {...props}
    />
  );

  test('a US investor enters the last four digits of the SSN, which are not in the markup', async () => {
    const onCheck = jest.fn();
    const { container } = show(modal({ onCheck }));
    const box = screen.getByRole('textbox', { name: /Last 4 digits of your Social Security number/ });
    await userEvent.type(box, '6789');
    expect(box).toHaveAttribute('data-concealed');
    expect(container.innerHTML).not.toContain('6789');
    await press('Confirm identity');
    expect(onCheck).toHaveBeenCalledWith({ kind: 'ssn', value: '6789' });
  });

  test.each([
    ['CN', /national ID/, '12x', '912x', '912X', 'national_id'],
    ['SG', /tax ID/, '1', 'a12k', 'A12K', 'tin'],
  ])('an investor from %s enters the last four of %s', async (country, label, short, whole, value, kind) => {
    const onCheck = jest.fn();
    show(modal({ kinds: identityChecksFor(country), onCheck }));
    const box = screen.getByRole('textbox', { name: label });
    await userEvent.type(box, `${short}{Enter}`);
    expect(screen.getByText('Enter the last 4 characters')).toBeInTheDocument();
    expect(box).toHaveFocus();
    await userEvent.clear(box);
    await userEvent.type(box, `${whole}{Enter}`);
    expect(onCheck).toHaveBeenCalledTimes(1);
    expect(onCheck).toHaveBeenCalledWith({ kind, value });
  });

  test('another kind starts empty; a passport number is entered in full', async () => {
    const onCheck = jest.fn();
    show(modal({ onCheck }));
    await userEvent.type(screen.getByRole('textbox'), '6789');
    await userEvent.click(screen.getByRole('radio', { name: 'Passport' }));
    expect(screen.getByRole('textbox', { name: /Passport number/ })).toHaveValue('');
    await press('Confirm identity');
    expect(screen.getByText('This field is required')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox'), 'X1234567{Enter}');
    expect(onCheck).toHaveBeenCalledWith({ kind: 'passport', value: 'X1234567' });
  });

  test.each([
    ['en', 'Incorrect user authentication. 1 attempt left.'],
    ['zh-CN', '用户身份验证失败，还可尝试 1 次。'],
  ] as const)('a wrong number shows the remaining attempts, in %s', (locale, messages) => {
    const { update } = show(modal({ busy: true }), locale);
    update(modal({ failed: true, attemptsLeft: 1 }));
    expect(screen.getByText(messages)).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveFocus();
    expect(screen.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  });

  test('nothing is sent while a request is pending', async () => {
    const onCheck = jest.fn();
    show(modal({ onCheck, busy: true }));
    await userEvent.type(screen.getByRole('textbox'), '6789{Enter}');
    await press('Confirm identity');
    expect(onCheck).not.toHaveBeenCalled();
  });

  test('a lock replaces the form', () => {
    show(modal({ locked: 'Try again at 4:30 PM ET.' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Try again at 4:30 PM ET.');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('it is empty when opened again', async () => {
    const { update } = show(modal());
    await userEvent.type(screen.getByRole('textbox'), '6789');
    update(modal({ open: false }));
    expect(screen.queryByRole('dialog')).toBeNull();
    update(modal());
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});

describe('the modal Security Updated', () => {
  test('cannot be closed: no close button, and Escape does nothing', () => {
    show(<SecurityUpdatedModal open onSubmit={jest.fn()} />);
    const dialog = screen.getByRole('dialog', { name: 'Security Updated' });
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(dialog).toHaveAttribute('open');
  });

  test('Submit waits for a password, which never appears in the markup', async () => {
    const onSubmit = jest.fn();
    const { container } = show(<SecurityUpdatedModal open onSubmit={onSubmit} />);
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText(/^Password/), 'Cornerstone-7');
    expect(container.innerHTML).not.toContain('Cornerstone-7');
    await press('Submit');
    expect(onSubmit).toHaveBeenCalledWith('Cornerstone-7');
  });

  test.each([
    [{ code: 1100 }, 'Incorrect username or password'],
    [{ code: 1115 }, 'Two passwords are not the same'],
    [{ code: 1116 }, 'The old password is incorrect'],
    [{ code: 2001, message: 'The account is disabled.' }, 'The account is disabled.'],
    [{ code: 500 }, 'Something went wrong. Try again.'],
  ])('a problem %j is shown, and the field takes the focus', (problem, messages) => {
    const { update } = show(<SecurityUpdatedModal open onSubmit={jest.fn()} />);
    update(<SecurityUpdatedModal open onSubmit={jest.fn()} problem={problem} />);
    expect(screen.getByText(messages)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Password/)).toHaveFocus();
  });

  test('in Chinese', () => {
    show(<SecurityUpdatedModal open onSubmit={jest.fn()} problem={{ code: 1116 }} />, 'zh-CN');
    expect(screen.getByRole('dialog', { name: '安全升级' })).toHaveTextContent('原密码错误');
    expect(screen.getByRole('button', { name: '提交' })).toBeDisabled();
  });
});

describe('selecting the investor', () => {
  const support = {
    email: 'support@quoin.example',
    phone: { e164: '+12125550140', shown: '(212) 555-0140' },
  };
  const dialog = (props: Partial<OwnershipTypeDialogProps> = {}) => (
    <OwnershipTypeDialog
      open
      types={['individual', 'joint_tenants_in_common', 'ira', 'entity']}
      support={support}
      onChoose={jest.fn()}
      onClose={jest.fn()}
      {...props}
    />
  );

  test('a self-directed IRA requires its custodian and account; the number is concealed', async () => {
    const onChoose = jest.fn();
    const { container } = show(dialog({ onChoose }));
    await userEvent.click(screen.getByRole('radio', { name: /Self-directed IRA/ }));
    await press('Continue');
    expect(screen.getAllByText('This field is required')).toHaveLength(2);
    expect(screen.getByRole('textbox', { name: /Custodian name/ })).toHaveFocus();
    await userEvent.keyboard(' Ashlar Trust ');
    await userEvent.type(screen.getByRole('textbox', { name: /Account number/ }), '8800418827');
    expect(container.innerHTML).not.toContain('8800418827');
    await press('Continue');
    expect(onChoose).toHaveBeenCalledWith({
      type: 'ira',
      custodian_name: 'Ashlar Trust',
      account_number: '8800418827',
    });
  });

  test('an individual requires nothing else', async () => {
    const onChoose = jest.fn();
    show(dialog({ onChoose }));
    await press('Continue');
    expect(screen.getByText('This field is required')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /Individual/ }));
    await press('Continue');
    expect(onChoose).toHaveBeenCalledWith({ type: 'individual' });
  });

  test.each([/Joint tenants in common/, /Entity/])('%s is set up with support', async (name) => {
    show(dialog());
    await userEvent.click(screen.getByRole('radio', { name }));
    expect(screen.getByRole('status')).toHaveTextContent('Contact us for this type');
    expect(screen.getByRole('link', { name: /support@quoin.example/ })).toHaveAttribute(
      'href',
      'mailto:support@quoin.example',
    );
    expect(screen.getByRole('link', { name: /\(212\) 555-0140/ })).toHaveAttribute(
      'href',
      'tel:+12125550140',
    );
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  test('only the types that the product permits are offered', () => {
    const { update } = show(dialog({ types: ['individual'] }));
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    update(dialog({ types: [] }));
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('in Chinese', () => {
    show(dialog({ defaultType: 'entity' }), 'zh-CN');
    expect(screen.getByRole('dialog', { name: '以谁的名义投资？' })).toHaveTextContent(
      '此类型请联系我们办理',
    );
  });
});
