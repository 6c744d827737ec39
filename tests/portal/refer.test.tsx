import type { ReplyOf } from '@quoin/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { Header } from '../../portal/src/shell/Header';
import { InviteFriends } from '../../portal/src/journey/refer/InviteFriends';
import { INVITE_HASH } from '../../portal/src/navigation/router-link';
import { removeToken, writeToken } from '../../portal/src/browser/token-cookie';
import { answerWith, errorReply, createToken } from './fake-api';
import { renderScreen } from './render-screen';

type Referrals = ReplyOf<'listReferrals'>;
type Friend = Referrals['items'][number];

const LINK = 'https://quoin.example/go/auth/signup?ref_id=MORGAN7';

const aFriend = (but: Partial<Friend>): Friend => ({
  id: 'friend-1',
  name: 'Daniel O.',
  status: 'activated',
  credit: null,
  activated_on: '2026-03-02',
  expires_on: '2027-03-02',
  decided_on: null,
  ...but,
});

const serve = (referrals: Partial<Referrals> = {}) =>
  answerWith(() => ({
    json: { referral_code: 'MORGAN7', link: LINK, items: [], received: null, ...referrals },
  }));

const Frame = () => (
  <>
    <Header />
    <InviteFriends />
  </>
);
const open = (language: 'en' | 'zh-CN' = 'en', at = `/my-document?type=tax_documents${INVITE_HASH}`) =>
  renderScreen(Frame, { language, path: '/my-document', at });
const friend = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

beforeEach(() => {
  window.history.replaceState(null, '', '/go/');
  removeToken();
  writeToken(createToken('session-1'));
});

test('the account’s menu opens the invitation over the page, which keeps its query', async () => {
  serve();
  const { person, router } = await open('en', '/my-document?type=tax_documents');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: /mo\*+@/ }));
  await person.click(screen.getByRole('link', { name: 'Invite Friends' }));
  const dialog = await screen.findByRole('dialog', { name: 'Your invitation' });
  expect(await within(dialog).findByLabelText('Your link')).toHaveValue(LINK);
  expect(within(dialog).getByRole('img', { name: 'QR code of your link' })).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ search: '?type=tax_documents', hash: INVITE_HASH });

  await person.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location).toMatchObject({ search: '?type=tax_documents', hash: '' });
});

test('the link is copied', async () => {
  serve();
  const { person } = await open();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await person.click(await screen.findByRole('button', { name: 'Copy link' }));
  expect(write).toHaveBeenCalledWith(LINK);
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
});

test('each friend has a status and a date, and the credit once it is earned', async () => {
  serve({
    items: [
      aFriend({ name: 'Daniel O.' }),
      aFriend({ id: 'friend-2', name: 'Yifei L.', status: 'invested', credit: '300.00' }),
      aFriend({
        id: 'friend-3',
        name: 'Noor A.',
        status: 'registered',
        activated_on: null,
        expires_on: null,
      }),
      aFriend({ id: 'friend-4', name: 'Ines P.', status: 'expired', expires_on: '2026-01-09' }),
      aFriend({
        id: 'friend-5',
        name: 'Kofi B.',
        status: 'paid',
        credit: '300.00',
        decided_on: '2026-04-17',
      }),
    ],
  });
  await open();
  expect(await friend('Daniel O.')).toHaveTextContent(/Invest by Mar 2, 2027/);
  expect(await friend('Yifei L.')).toHaveTextContent(/Valid until Mar 2, 2027.*\$300/);
  expect(await friend('Noor A.')).toHaveTextContent('not activated yet');
  expect(await friend('Ines P.')).toHaveTextContent('Expired on Jan 9, 2026');
  expect(await friend('Kofi B.')).toHaveTextContent(/Credit paidPaid on Apr 17, 2026\$300/);
});

test('an invited user sees the reward and its deadline', async () => {
  serve({
    received: {
      credit: { amount: '300.00', status: 'open', expires_on: '2027-03-02', decided_on: null },
      discount: { amount: '500.00', status: 'expired', expires_on: '2026-06-02', above: '50000.00' },
    },
  });
  await open();
  const received = await screen.findByRole('region', { name: 'Your invitation from a friend' });
  expect(received).toHaveTextContent('$300Make your first investment by March 2, 2027');
  expect(received).toHaveTextContent('Off a first investment above $50,000$500Expired on June 2, 2026');
});

test('a user without an invitation sees neither', async () => {
  serve();
  await open();
  await screen.findByText(/No friends have signed up/);
  expect(screen.queryByRole('region', { name: /you came by/ })).not.toBeInTheDocument();
});

test('an invitation that fails to load can be loaded again', async () => {
  let answers = false;
  answerWith(() =>
    answers
      ? { json: { referral_code: 'M', link: LINK, items: [], received: null } }
      : errorReply('unavailable'),
  );
  const { person } = await open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  answers = true;
  await person.click(again);
  expect(await screen.findByLabelText('Your link')).toHaveValue(LINK);
});

test('in Chinese the invitation is in Chinese', async () => {
  serve();
  await open('zh-CN');
  expect(await screen.findByRole('dialog', { name: '您的邀请' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('您的专属链接')).toHaveValue(LINK));
});
