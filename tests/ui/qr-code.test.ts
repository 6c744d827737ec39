import { qrCode } from '../../packages/ui/src/investing/ReferralCard/qr-code';

test('a link has a code, and a text too long for a camera has none', () => {
  expect(qrCode('https://quoin.example/go?ref_id=GRACELINDQ')).toEqual({
    size: 29,
    path: expect.stringMatching(/^M.*Z$/),
  });
  expect(qrCode('x'.repeat(666))?.size).toBe(97);
  expect(qrCode('x'.repeat(667))).toBeUndefined();
});
