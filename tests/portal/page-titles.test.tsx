// The titles of browser tabs distinguish the pages of different investments.
import type { ReplyOf } from '@quoin/contract';
import { waitFor } from '@testing-library/react';
import { writeToken } from '../../portal/src/browser/token-cookie';
import { aPerson } from './a-person';
import { anApplication } from './an-application';
import { anInvestment } from './an-investment';
import { answerWith, createToken } from './fake-api';
import { NOTHING_YET } from './fake-redemptions';
import { openPortal } from './render-portal';

const FUND = anInvestment().product.name;
const ENVELOPE: Pick<ReplyOf<'getEnvelope'>, 'id' | 'kind' | 'status' | 'title' | 'signers'> = {
  id: 'envelope-1',
  kind: 'subscription_agreement',
  status: 'preparing',
  title: 'Subscription Agreement',
  signers: [],
};

beforeEach(() => {
  window.history.replaceState(null, '', '/go/'); // the path of the session cookie
  writeToken(createToken('session-1'));
  Element.prototype.scrollIntoView = jest.fn(); // jsdom has no layout to scroll
  window.scrollTo = jest.fn();
  answerWith(({ path }) => {
    if (path === '/v1/user/info') return { json: aPerson() };
    if (path.startsWith('/v1/envelopes')) return { json: ENVELOPE };
    if (path === '/v1/investments/inv-1/info') return { json: anApplication() };
    if (path.endsWith('/redemption/request')) return { json: NOTHING_YET };
    if (path.endsWith('/distribution-instruction'))
      return { json: { investment_id: 'inv-1', delivery: null, account: null, to_sign: null } };
    if (/^\/v1\/investments\/[\w-]+$/.test(path)) return { json: anInvestment() };
    return { json: { items: [], page: 1, page_size: 3, total: 0 } };
  });
});

test.each([
  ['/my-investment/pending/inv-1/documents', `Documents · ${FUND} · Quoin`],
  ['/distribution/inv-1', `Distribution instruction · ${FUND} · Quoin`],
  ['/investment?id=inv-1', `Qualification · Application · ${anApplication().product.name} · Quoin`],
  ['/signing/envelope-1', `Read and sign · ${ENVELOPE.title} · Quoin`],
])('%s has the title %s', async (address, title) => {
  await openPortal(address);

  await waitFor(() => expect(document.title).toBe(title));
});
