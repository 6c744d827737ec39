import { layerErrors } from './layers';

/** From bottom to top; types may be imported from anywhere. */
const LAYERS = [
  ['shared', 'jobs', 'services.ts'],
  ['config.ts', 'database', 'pdf'],
  ['security', 'providers', 'pdf-examiner', 'audit', 'ledger'],
  ['http', 'states', 'bank-accounts'],
  ['journey'],
  ['demo', 'ops'],
  ['app'],
];

/** A journey may use those that come before it. */
const JOURNEYS = [
  ['access', 'join', 'refer'],
  ['documents', 'visit'],
  ['browse'],
  ['apply'],
  ['sign', 'investors'],
  ['account'],
  ['fund', 'redeem'],
  ['portfolio'],
];

test('the folders of the server import downwards only', () => {
  expect(layerErrors('packages/server/src', LAYERS)).toEqual([]);
});

test('the journeys of the server import earlier ones only', () => {
  expect(layerErrors('packages/server/src/journey', JOURNEYS)).toEqual([]);
});
