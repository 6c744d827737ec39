import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AllocationDonut, type AllocationShare } from '@quoin/ui/charts';
import { afterDrawing, drawing, show } from './drawn-chart';

describe('AllocationDonut', () => {
  const part = (key: string, share_bp: number, value = `${share_bp}.00`): AllocationShare => ({
    key,
    name: key,
    share_bp,
    value,
  });
  const nine = [2600, 1900, 1500, 1200, 1000, 800, 450, 350, 200].map((bp, index) =>
    part(`Part ${index + 1}`, bp),
  );

  test('describes the largest and the smallest share, and lists all with their figures', async () => {
    await show(<AllocationDonut shares={[part('Timberland', 1725), part('Fixed income', 8275)]} />);
    expect(screen.getByRole('figure', { name: 'Allocation' })).toHaveAccessibleDescription(
      '2 categories. Largest: Fixed income, 82.75%. Smallest: Timberland, 17.25%.',
    );
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(['1Fixed income82.75%$8,275.00', '2Timberland17.25%$1,725.00', 'Total$10,000.00']);
  });

  test('beyond seven shares the smallest form one slice, and the table still lists them all', async () => {
    await show(<AllocationDonut shares={nine} />);
    afterDrawing();
    expect(drawing().series).toEqual([2600, 1900, 1500, 1200, 1000, 800, 1000]);
    expect(screen.getByText('Other (3 categories)').parentElement).toHaveTextContent('10.00%$1,000.00');
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('row', { name: /Part 9/ })).toHaveTextContent('2.00%$200.00');
  });

  test('names are not passed to the chart library, which would render them as HTML', async () => {
    await show(<AllocationDonut shares={[part('<img src=x onerror=alert(1)>', 10_000)]} />);
    afterDrawing();
    expect(JSON.stringify(drawing())).not.toContain('onerror');
    const [item] = screen.getAllByRole('listitem');
    expect(item).toHaveTextContent('<img src=x onerror=alert(1)>');
  });

  test('warns the developer about shares that do not sum to 100%', async () => {
    const warning = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await show(<AllocationDonut shares={[part('A', 9_999)]} />);
    expect(warning).toHaveBeenCalledWith(expect.stringContaining('make 9999 basis points'));
    warning.mockRestore();
  });

  test('without shares, in Chinese', async () => {
    await show(<AllocationDonut shares={[]} />, 'zh-CN');
    expect(screen.getByRole('heading', { name: '暂无配置数据' })).toBeVisible();
  });
});
