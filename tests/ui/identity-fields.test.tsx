import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressFields, MaskedEmail, NationalIdField, TypedSignature } from '@quoin/ui';
import { chooseOption } from './choose-option';
import { resetForm } from './form-events';
import { show } from './in-quoin';

describe('an address', () => {
  test('in the US requires a state from the list and a ZIP code', async () => {
    const onChange = jest.fn();
    show(<AddressFields label="Permanent address" onChange={onChange} />);
    await chooseOption(screen.getByRole('combobox', { name: 'Country or region' }), 'United States');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'CA');
    await userEvent.type(screen.getByRole('textbox', { name: 'ZIP code' }), '94105');
    expect(onChange).toHaveBeenLastCalledWith({ country: 'US', state: 'CA', zip: '94105' });
  });

  test('moved to another country keeps its lines but not its state', async () => {
    const onChange = jest.fn();
    const moved = { country: 'US', line_1: '100 Main Street', city: 'Vancouver', state: 'WA' };
    show(<AddressFields label="Permanent address" defaultValue={moved} onChange={onChange} />);
    await chooseOption(screen.getByRole('combobox', { name: 'Country or region' }), 'Canada');
    expect(onChange).toHaveBeenLastCalledWith({ ...moved, country: 'CA', state: '' });
    expect(screen.getByRole('combobox', { name: 'Province or territory' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Vancouver');
  });

  test('has the fields of no country after a reset', async () => {
    show(
      <form aria-label="Form">
        <AddressFields label="Permanent address" />
      </form>,
    );
    await chooseOption(screen.getByRole('combobox', { name: 'Country or region' }), 'Canada');
    await resetForm(screen.getByRole<HTMLFormElement>('form'));
    expect(screen.getByRole('textbox', { name: /^State or province/ })).toBeInTheDocument();
  });

  test('keeps the fields of its country while another one is typed', async () => {
    show(<AddressFields label="Permanent address" defaultValue={{ country: 'CA' }} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Country or region' }), 'Q');
    expect(screen.getByRole('combobox', { name: 'Province or territory' })).toBeInTheDocument();
  });

  test('elsewhere the state is free text', () => {
    show(<AddressFields label="永久地址" defaultValue={{ country: 'CN' }} />, 'zh-CN');
    expect(screen.getByRole('textbox', { name: /^州或省/ })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: '永久地址' })).toHaveAccessibleDescription(/拼音.*邮政信箱/);
  });

  test('shows each error at its field', () => {
    show(<AddressFields label="Permanent address" name="home" errors={{ line_1: 'No P.O. boxes' }} />);
    const street = screen.getByRole('textbox', { name: 'Street address' });
    expect(street).toHaveAccessibleDescription('No P.O. boxes');
    expect(street).toHaveAttribute('name', 'home.line_1');
  });
});

describe('a P.O. box', () => {
  const leaveWith = async (line: string, poBoxes: boolean) => {
    show(<AddressFields label="Address" poBoxes={poBoxes} defaultValue={{ country: 'US' }} />);
    const street = screen.getByRole('textbox', { name: 'Street address' });
    await userEvent.type(street, line);
    await userEvent.tab();
    return street;
  };

  test('is not a permanent address, which is shown after blur', async () => {
    expect(await leaveWith('P.O. Box 1250', false)).toHaveAccessibleDescription(
      /A permanent address cannot be a P\.O\. box/,
    );
  });

  test('is valid as a mailing address, but other alphabets are not', async () => {
    expect(await leaveWith('P.O. Box 1250', true)).toBeValid();
    const city = screen.getByRole('textbox', { name: 'City' });
    await userEvent.type(city, '北京');
    await userEvent.tab();
    expect(city).toHaveAccessibleDescription('Use English letters or pinyin');
  });
});

describe('an identification number', () => {
  test.each([
    ['110105194912310021', /not a valid identity card number/],
    ['11010519491231002X', undefined],
  ])('of China is validated by its checksum on blur: %s', async (typed, said) => {
    show(<NationalIdField label="Identification" types={['national_id']} nationality="CN" />);
    const box = screen.getByLabelText('National ID number');
    await userEvent.type(box, typed);
    expect(box).toBeValid();
    await userEvent.tab();
    if (said) expect(box).toHaveAccessibleDescription(said);
    else expect(box).toBeValid();
  });

  test('a passport requires its country, a Social Security number does not', async () => {
    const onChange = jest.fn();
    show(<NationalIdField label="Identification" onChange={onChange} />);
    const type = screen.getByRole('combobox', { name: 'Type of identification' });
    await userEvent.selectOptions(type, 'ssn');
    expect(screen.getByRole('textbox', { name: 'Social Security number' })).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Country of issuance' })).toBeNull();

    await userEvent.selectOptions(type, 'passport');
    await userEvent.type(screen.getByRole('textbox', { name: 'Passport number' }), 'E00000001');
    await chooseOption(screen.getByRole('combobox', { name: 'Country of issuance' }), 'China');
    expect(onChange).toHaveBeenLastCalledWith({
      id_type: 'passport',
      id_number: 'E00000001',
      id_country: 'CN',
    });
  });

  test('the number of one document is not kept for another', async () => {
    const onChange = jest.fn();
    show(
      <NationalIdField
        label="Identification"
        defaultValue={{ id_type: 'passport', id_number: 'E00000001', id_country: 'CN' }}
        onChange={onChange}
      />,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type of identification' }), 'tin');
    expect(onChange).toHaveBeenLastCalledWith({ id_type: 'tin', id_country: 'CN' });
    expect(screen.getByRole('textbox', { name: 'Taxpayer identification number' })).toHaveValue('');
  });

  test('a US person can enter only the Social Security number', async () => {
    const onChange = jest.fn();
    show(<NationalIdField label="Identification" types={['ssn']} onChange={onChange} />);
    expect(screen.queryByRole('combobox')).toBeNull();
    await userEvent.type(screen.getByRole('textbox'), '123456789');
    expect(onChange).toHaveBeenLastCalledWith({ id_type: 'ssn', id_number: '123-45-6789' });
  });

  test('the number on file belongs to its type', async () => {
    show(
      <NationalIdField
        label="Identification"
        defaultValue={{ id_type: 'passport' }}
        saved={{ id_type: 'passport', masked: '*****0001' }}
      />,
    );
    expect(screen.getByText('On file: *****0001')).toBeInTheDocument();
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Type of identification' }),
      'national_id',
    );
    expect(screen.queryByText(/On file/)).toBeNull();
  });
});

test('an e-mail address is masked, also in the markup', () => {
  const { container } = show(<MaskedEmail email="jordan.reyes@example.com" />);
  expect(container).toHaveTextContent('jo**********@example.com');
  expect(container.innerHTML).not.toContain('jordan');
});

test('a signature can be typed with the keyboard and is previewed', async () => {
  const onChange = jest.fn();
  const { container } = show(<TypedSignature label="Type your full name" onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('Jordan Reyes');
  expect(onChange).toHaveBeenLastCalledWith('Jordan Reyes');
  const preview = container.querySelector<HTMLElement>('[data-part="preview"]');
  expect(preview && within(preview).getByText('Jordan Reyes')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/as binding as/);
});
