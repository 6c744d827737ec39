import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BRAND } from '@quoin/rules';
import { ReferralCard, type ReferredFriend } from '@quoin/ui';
import { loadParts, show } from './in-quoin';

const link = 'https://quoin.example/go/auth/signup?ref_id=GRACE-7Q2M';
const friends: ReferredFriend[] = [
  { id: 'f1', name: 'da***@example.com', status: 'invested', credit: '300.00', activatedOn: '2026-02-14' },
  { id: 'f2', name: 'mi*****@example.com', status: 'activated', credit: null, activatedOn: '2026-09-30' },
  { id: 'f3', name: 'ye**@example.com', status: 'registered', credit: null, activatedOn: null },
  { id: 'f4', name: 'ol****@example.com', status: 'expired', credit: '300.00', activatedOn: '2025-06-30' },
];
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

beforeAll(() => loadParts(<ReferralCard link={link} friends={[]} />));
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test('the amounts and months are those of the brand file', () => {
  show(<ReferralCard link={link} friends={[]} />);
  expect(screen.getByText('You and your friend each get a $300 credit.')).toBeVisible();
  expect(screen.getByText(/within 12 months of activating it/)).toBeVisible();
  expect(
    screen.getByText(/\$500 off a first investment above \$50,000, completed within 3 months/),
  ).toBeVisible();
});

test('without its frame it keeps its name and leaves the title to the dialog', () => {
  show(<ReferralCard bare link={link} friends={[]} />);
  expect(screen.getByRole('region', { name: 'Refer a friend' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Refer a friend' })).toBeNull();
});

test('another operator’s amounts are shown', () => {
  show(
    <ReferralCard
      link={link}
      friends={[]}
      offer={{ ...BRAND.referral, referrerCredit: 250, creditMonths: 1 }}
    />,
  );
  expect(screen.getByText('You get a $250 credit, and your friend gets $300.')).toBeVisible();
  expect(screen.getByText(/within 1 month of activating it/)).toBeVisible();
});

test('the link is copied, and the copy is announced', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  const onShared = jest.fn();
  show(<ReferralCard link={link} friends={[]} onShared={onShared} />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(write).toHaveBeenLastCalledWith(link);
  expect(screen.getByRole('status')).toHaveTextContent('Link copied');
  expect(onShared).toHaveBeenCalledWith('copy');
});

test('a failed copy shows how to copy by hand', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  show(<ReferralCard link={link} friends={[]} />, 'zh-CN');
  await user.click(screen.getByRole('button', { name: '复制链接' }));
  expect(await screen.findByText('链接未能复制，请选中后手动复制。')).toBeVisible();
});

test('sharing is offered only on devices that support it', async () => {
  show(<ReferralCard link={link} friends={[]} />).unmount();
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  const share = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  show(<ReferralCard link={link} friends={[]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'An invitation to Quoin', url: link });
});

test('the QR code is an image with a name, and is omitted for links that are too long to scan', async () => {
  const { update } = show(<ReferralCard link={link} friends={[]} />);
  const code = screen.getByRole('img', { name: 'QR code of your link' });
  expect(code).toBeVisible();
  await waitFor(() => expect(code.querySelector('path')).toHaveAttribute('d', expect.stringMatching(/^M/)));
  update(<ReferralCard link={`${link}${'x'.repeat(700)}`} friends={[]} />);
  expect(screen.queryByRole('img', { name: 'QR code of your link' })).toBeNull();
});

test('each friend has a status, a credit and a date derived from the activation', () => {
  show(<ReferralCard link={link} friends={friends} />);
  expect(row('da')).toHaveTextContent(/Invested.*Valid until Feb 14, 2027.*\$300/);
  expect(row('mi')).toHaveTextContent(/Account active.*Invest by Sep 30, 2027/);
  expect(row('ye')).toHaveTextContent(/Signed up.*not activated yet/);
  expect(row('ol')).toHaveTextContent(/Expired.*Expired on Jun 30, 2026/);
});

test('without friends the table explains when they appear', () => {
  show(<ReferralCard link={link} friends={[]} />);
  const table = screen.getByRole('table', { name: 'Friends you invited' });
  expect(within(table).getByRole('cell')).toHaveTextContent('appear here when they do');
});
