// Rendering needs a real browser and is tested by the play stories; these tests cover loading errors.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PdfReader } from '@quoin/ui/pdf';
import { show } from './in-quoin';

const FAR = { timeout: 20_000 };
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('a document that fails to load shows an error and a retry', async () => {
  const onRetry = jest.fn();
  const reader = <PdfReader file="data:application/pdf,nothing" label="PPM" workerSrc="" onRetry={onRetry} />;
  show(reader);
  expect(screen.getByRole('status')).toHaveTextContent('Opening the document…');
  const failure = await screen.findByRole('alert', {}, FAR);
  expect(failure).toHaveTextContent('PDF loading failed');
  expect(failure).toHaveTextContent('Check the network or try later.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(await screen.findByRole('alert', {}, FAR)).toBeVisible();
});

test('the same in Chinese', async () => {
  show(<PdfReader file={{ url: 'data:application/pdf,nothing' }} label="认购协议" workerSrc="" />, 'zh-CN');
  expect(await screen.findByRole('alert', {}, FAR)).toHaveTextContent('PDF 加载失败请检查网络，或稍后再试。');
});
