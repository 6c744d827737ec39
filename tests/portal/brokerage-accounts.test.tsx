import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import BrokerageAccountsScreen from '../../portal/src/journey/account/payout/BrokerageAccountsScreen';
import { errorReply } from './fake-api';
import {
  added,
  textbox,
  change,
  describes,
  LINTEL,
  press,
  proveIdentity,
  removed,
  serve,
} from './payout-accounts';
import { fill, renderScreen } from './render-screen';

const openBrokers = (language: 'en' | 'zh-CN' = 'en') =>
  renderScreen(BrokerageAccountsScreen, { path: '/user/brokerage-accounts', language });

const broker = async (person: UserEvent, { dtc = '0188', us = 'Yes' } = {}) => {
  await press(person, 'Add a brokerage account');
  await person.click(screen.getByRole('radio', { name: us }));
  await fill(person, textbox(/^Name on the account/), 'Morgan Reyes');
  await fill(person, textbox(/^Broker/), 'Lintel Brokerage');
  await fill(person, textbox(/^Account number/), 'LB-4471-9902');
  if (dtc) await fill(person, textbox(/^DTC number/), dtc);
  await fill(person, textbox(/^E-mail of your contact/), 'desk@lintel.example');
  await press(person, 'Save');
};

test('the investor adds an account in their own name', async () => {
  const sent = serve();
  const { person } = await openBrokers();
  await broker(person);
  await proveIdentity(person);
  expect(await screen.findByRole('article', { name: 'Lintel Brokerage' })).toHaveTextContent('Ends in 0042');
  expect(added(sent)?.body).toEqual({
    us: true,
    legal_name: 'Morgan Reyes',
    provider: 'Lintel Brokerage',
    account_number: 'LB-4471-9902',
    dtc_number: '0188',
    broker_contact_email: 'desk@lintel.example',
    access_code: 'code-1',
  });
});

test('a broker in the United States needs a DTC number of four digits, and one abroad may have none', async () => {
  const sent = serve();
  const { person } = await openBrokers();
  await broker(person, { dtc: '18' });
  await describes(textbox(/^DTC number/), 'four digits');
  expect(added(sent)).toBeUndefined();
  await person.click(screen.getByRole('radio', { name: 'No' }));
  await person.clear(textbox(/^DTC number/));
  await press(person, 'Save');
  await proveIdentity(person);
  expect(await screen.findByRole('article', { name: 'Lintel Brokerage' })).toBeInTheDocument();
  expect(added(sent)?.body).not.toHaveProperty('dtc_number');
});

test('a change requires an identity check, and an error from the server appears above the form', async () => {
  const sent = serve({ brokers: [LINTEL], errorReplies: [errorReply('user_authentication_failed')] });
  const { person } = await openBrokers();
  expect(await screen.findByText('de**@lintel.example')).toBeInTheDocument();
  expect(screen.queryByText('desk@lintel.example')).not.toBeInTheDocument();
  await press(person, 'Change Lintel Brokerage, ends in 9902');
  await press(person, 'Save');
  await proveIdentity(person);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await press(person, 'Save');
  await proveIdentity(person);
  await screen.findByRole('article', { name: 'Lintel Brokerage' });
  expect(change(sent)).toMatchObject({ path: '/v1/user/brokerage-accounts/broker-1' });
  expect(change(sent)?.body).not.toHaveProperty('account_number');
});

test('an account is removed in Chinese as well', async () => {
  const sent = serve({ brokers: [LINTEL] });
  const { person } = await openBrokers('zh-CN');
  await press(person, '移除 Lintel Brokerage，尾号 9902');
  await person.click(await screen.findByRole('button', { name: '移除' }));
  expect(await screen.findByRole('heading', { name: '尚无证券账户' })).toBeInTheDocument();
  expect(removed(sent)?.path).toBe('/v1/user/brokerage-accounts/broker-1');
});

test('in Chinese the empty list is in Chinese', async () => {
  serve();
  await openBrokers('zh-CN');
  expect(await screen.findByRole('heading', { name: '尚无证券账户' })).toBeInTheDocument();
});
