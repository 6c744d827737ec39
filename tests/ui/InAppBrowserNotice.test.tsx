import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InAppBrowserNotice } from '@quoin/ui';
import { show } from './in-quoin';

const notice = <InAppBrowserNotice app="wechat" url="https://quoin.example/go/mail?ref_id=MAYA2026" />;

test.each([
  ['en', 'Open this page in your browser', /in WeChat/, 'Copy link', 'Link copied'],
  ['zh-CN', '请在浏览器中打开此页', /正在微信内/, '复制链接', '链接已复制'],
] as const)('how to get out of WeChat, in %s', async (locale, title, app, copy, copied) => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  show(notice, locale);
  expect(screen.getByRole('region', { name: title })).toHaveTextContent(app);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: copy }));
  expect(await screen.findByRole('status')).toHaveTextContent(copied);
  expect(write).toHaveBeenCalledWith('https://quoin.example/go/mail?ref_id=MAYA2026');
});

test('asks the user to copy by hand if the browser rejects copying', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  show(notice);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/could not be copied/)).toBeInTheDocument();
  expect(screen.getByText('https://quoin.example/go/mail?ref_id=MAYA2026')).toBeInTheDocument();
});
