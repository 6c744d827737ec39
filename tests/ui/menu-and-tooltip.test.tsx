import { act, cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Breadcrumbs, Button, CheckboxGroup, Menu, Tooltip, type MenuItem } from '@quoin/ui';
import { show } from './in-quoin';

describe('a menu', () => {
  const view = jest.fn();
  const items: MenuItem[] = [
    { key: 'view', label: 'View', onSelect: view },
    { key: 'download', label: 'Download', onSelect: jest.fn() },
    { key: 'delete', label: 'Delete', onSelect: jest.fn(), disabled: true },
    { key: 'open', label: 'Open', href: '#open' },
  ];
  const button = () => screen.getByRole('button', { name: 'Statement' });
  const item = (name: string) => screen.getByRole('menuitem', { name });
  beforeEach(() => {
    view.mockClear();
    show(
      <>
        <Menu label="Statement" items={items} />
        <button>after</button>
      </>,
    );
  });

  test('opens on click, focuses its first action and is marked as expanded', async () => {
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button());
    expect(item('View')).toHaveFocus();
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menu', { name: 'Statement' })).toBeInTheDocument();
  });

  test('arrow keys wrap around; letters move to the next match', async () => {
    button().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(item('Open')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(item('View')).toHaveFocus();
    await userEvent.keyboard('d');
    expect(item('Download')).toHaveFocus();
    await userEvent.keyboard('d');
    expect(item('Delete')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(item('Open')).toHaveFocus();
  });

  test('an action closes it and returns the focus', async () => {
    button().focus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(view).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button()).toHaveFocus();
  });

  test('disabled actions are focusable and do nothing', async () => {
    await userEvent.click(button());
    await userEvent.click(item('Delete'));
    expect(item('Delete')).toHaveAttribute('aria-disabled', 'true');
    expect(items[2] && 'onSelect' in items[2] && items[2].onSelect).not.toHaveBeenCalled();
  });

  test('Escape returns to the button, Tab moves on from it, a click elsewhere closes', async () => {
    await userEvent.click(button());
    const escape = createEvent.keyDown(item('View'), { key: 'Escape' });
    fireEvent(item('View'), escape);
    expect(escape.defaultPrevented).toBe(true);
    expect(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'after' })).toHaveFocus();
    await userEvent.click(button());
    await userEvent.click(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('closes if its button becomes disabled', async () => {
    cleanup();
    const { update } = show(<Menu label="Statement" items={items} />);
    await userEvent.click(button());
    update(<Menu label="Statement" items={items} disabled />);
    expect(screen.queryByRole('menu')).toBeNull();
    update(<Menu label="Statement" items={items} />);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('can contain links', async () => {
    await userEvent.click(button());
    expect(item('Open')).toHaveAttribute('href', '#open');
  });
});

describe('a tooltip', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    show(
      <Tooltip text="For fifteen minutes">
        <Button>Lock price</Button>
      </Tooltip>,
    );
  });
  afterEach(() => jest.useRealTimers());
  const text = () => screen.getByText('For fifteen minutes');
  const rest = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  test('describes its button even while it is hidden', () => {
    expect(screen.getByRole('button')).toHaveAccessibleDescription('For fifteen minutes');
    expect(text()).not.toBeVisible();
  });

  test('shows on hover, and stays while the pointer moves onto it', () => {
    fireEvent.pointerEnter(screen.getByRole('button'));
    expect(text()).not.toBeVisible();
    rest(500);
    expect(text()).toBeVisible();
    fireEvent.pointerLeave(screen.getByRole('button'));
    rest(100);
    fireEvent.pointerEnter(text());
    rest(1000);
    expect(text()).toBeVisible();
    fireEvent.pointerLeave(text());
    rest(200);
    expect(text()).not.toBeVisible();
  });

  test('Escape hides it before other handlers receive the key', () => {
    fireEvent.pointerEnter(screen.getByRole('button'));
    rest(500);
    const escape = createEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent(document.body, escape);
    expect(text()).not.toBeVisible();
    expect(escape.defaultPrevented).toBe(true);
  });
});

describe('breadcrumbs', () => {
  const crumbs = [
    { href: '/my-investment', label: 'My Investments' },
    { href: '/my-investment/1', label: 'Harbor Credit' },
  ];
  test('end with the current page', () => {
    show(<Breadcrumbs crumbs={crumbs} />, 'zh-CN');
    expect(screen.getByRole('navigation', { name: '当前位置' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['My Investments']);
    expect(screen.getByText('Harbor Credit')).toHaveAttribute('aria-current', 'page');
  });

  test("use the app's router", () => {
    show(
      <Breadcrumbs
        crumbs={crumbs}
        renderLink={({ href, children, ...more }) => (
          <a href={`/go${href}`} {...more}>
            {children}
          </a>
        )}
      />,
    );
    expect(screen.getByRole('link', { name: 'My Investments' })).toHaveAttribute('href', '/go/my-investment');
  });
});

describe('a group of checkboxes', () => {
  const options = [
    { value: '7', label: 'Series 7' },
    { value: '65', label: 'Series 65' },
    { value: 'none', label: 'None of these', exclusive: true },
  ];
  const licences = (defaultValue: string[]) => {
    const onChange = jest.fn();
    show(
      <CheckboxGroup label="Licences" options={options} defaultValue={defaultValue} onChange={onChange} />,
    );
    return onChange;
  };
  const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));

  test('accepts several, in the order of the options', async () => {
    const onChange = licences(['65']);
    await tick('Series 7');
    expect(onChange).toHaveBeenLastCalledWith(['7', '65']);
  });

  test('"none of these" clears the others, which is announced', async () => {
    const onChange = licences(['7', '65']);
    await tick('None of these');
    expect(onChange).toHaveBeenLastCalledWith(['none']);
    expect(screen.getByRole('status')).toHaveTextContent('2 other answers cleared');
  });

  test('another answer clears "none of these"', async () => {
    const onChange = licences(['none']);
    await tick('Series 65');
    expect(onChange).toHaveBeenLastCalledWith(['65']);
    expect(screen.getByRole('checkbox', { name: 'None of these' })).not.toBeChecked();
  });
});
