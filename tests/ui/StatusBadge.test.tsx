import { ProductStatus, StatusBadge } from '@quoin/ui';
import { show } from './in-quoin';

test.each([
  ['StatusBadge', <StatusBadge key="" status={JSON.parse('"funded"')} />, 'funded', 'fund_received'],
  ['ProductStatus', <ProductStatus key="" status={JSON.parse('"open"')} />, 'open', 'published'],
])('%s warns the developer of an unknown status and lists the known ones', (name, badge, given, known) => {
  const warning = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(badge);
  expect(warning).toHaveBeenCalledWith(
    expect.stringMatching(`^${name}: has no status ${given}\\. .*\\b${known}\\b`),
  );
  warning.mockRestore();
});
