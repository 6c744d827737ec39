import { layerErrors } from './layers';

const LAYERS = [
  ['browser', 'notices', 'store'],
  ['i18n', 'session'],
  ['api', 'navigation'],
  ['bank-account', 'components', 'draft', 'flow', 'form', 'identity', 'sheets'],
  ['journey'],
  ['shell'],
  ['main.tsx', 'prerender.tsx'],
];

test('folders of the portal import only the layers below them', () => {
  expect(layerErrors('portal/src', LAYERS)).toEqual([]);
});
