import { screen, within } from '@testing-library/react';
import { ActionBar, Button } from '@quoin/ui';
import { show } from './in-quoin';

test('announces why the action is locked, but not each page that the user scrolls to', () => {
  const bar = (page: number, isRead: boolean) => (
    <ActionBar
      locked={!isRead}
      status={isRead ? 'You can sign' : 'Read to the end of page 9'}
      detail={`Page ${page} of 9`}
      progress={page / 9}
      action={<Button disabled={!isRead}>Sign</Button>}
    />
  );
  const { update } = show(bar(1, false));
  const region = screen.getByRole('region', { name: 'Next step' });
  expect(within(region).getByRole('status')).toHaveTextContent(/^Read to the end of page 9$/);
  update(bar(9, true));
  expect(within(region).getByRole('status')).toHaveTextContent(/^You can sign$/);
  expect(within(region).getByText('Page 9 of 9').closest('[role="status"]')).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign' })).toBeEnabled();
});

test('its name is in the language of the page, and an app can give another one', () => {
  const { update } = show(<ActionBar status="继续" action={null} />, 'zh-CN');
  expect(screen.getByRole('region', { name: '下一步' })).toBeInTheDocument();
  update(<ActionBar aria-label="签署" status="继续" action={null} />);
  expect(screen.getByRole('region', { name: '签署' })).toBeInTheDocument();
});
