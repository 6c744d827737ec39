import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, IconButton, LinkButton, XIcon } from '@quoin/ui';
import { show } from './in-quoin';

test('a busy button keeps the focus and ignores clicks', async () => {
  const onClick = jest.fn();
  const { update } = show(<Button onClick={onClick}>Sign agreement</Button>);
  await userEvent.click(screen.getByRole('button'));
  update(
    <Button busy onClick={onClick}>
      Sign agreement
    </Button>,
  );
  const button = screen.getByRole('button');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveTextContent('Working');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a busy button does not submit its form', async () => {
  const onSubmit = jest.fn();
  show(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy>
        Save
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button in a form does not submit it by default', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  show(
    <form onSubmit={onSubmit}>
      <Button>Add signer</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add signer' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a link button accepts a router’s link component', () => {
  const RouterLink = ({ href, ...rest }: { href: string; children?: React.ReactNode }) => (
    <a href={`/go${href}`} {...rest}>
      {rest.children}
    </a>
  );
  show(
    <LinkButton as={RouterLink} href="/products">
      See products
    </LinkButton>,
  );
  expect(screen.getByRole('link', { name: 'See products' })).toHaveAttribute('href', '/go/products');
});

test('an icon button has an accessible name', async () => {
  const onClick = jest.fn();
  show(<IconButton label="Delete passport.pdf" icon={XIcon} onClick={onClick} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete passport.pdf' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});
