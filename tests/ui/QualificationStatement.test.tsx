import { thresholdsOn } from '@quoin/rules';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QualificationStatement } from '@quoin/ui';
import { show } from './in-quoin';

const thresholds = thresholdsOn('2025-06-02');

test('the statements quote the thresholds in force', () => {
  show(<QualificationStatement thresholds={thresholds} />);
  expect(screen.getByRole('radio', { name: /individual income above \$200,000/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: /had an income above \$300,000/ })).toBeVisible();
  expect(
    screen.getByRole('radio', { name: /is above \$1,000,000, not counting .* primary residence/ }),
  ).toBeVisible();
});

test('the selected basis is reported by its name, "none of these" too', async () => {
  const onChange = jest.fn();
  show(<QualificationStatement thresholds={thresholds} onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: /Series 7, Series 65 or Series 82/ }));
  expect(onChange).toHaveBeenLastCalledWith('securities_licence');
  await userEvent.click(screen.getByRole('radio', { name: /None of these/ }));
  expect(onChange).toHaveBeenLastCalledWith('none');
});

test('a missing choice is announced at the question', () => {
  show(<QualificationStatement thresholds={thresholds} error="请选择一项" required />, 'zh-CN');
  const group = screen.getByRole('radiogroup', { name: /合格投资者/ });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('请选择一项');
});

test.each([
  ['entity', /total assets are above \$5,000,000/, /spouse/],
  ['trust', /total assets of the trust are above \$5,000,000/, /primary residence/],
  ['joint_tenants_in_common', /Their joint net worth is above \$1,000,000/, /My net worth/],
] as const)('an investor of type %s has specific tests', (investorType, own, ofPersons) => {
  show(<QualificationStatement thresholds={thresholds} investorType={investorType} />);
  expect(screen.getByRole('radiogroup', { name: /How does the investor qualify/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: own })).toBeVisible();
  expect(screen.queryByRole('radio', { name: ofPersons })).not.toBeInTheDocument();
});
