import type { Meta, StoryObj } from '@storybook/react-vite';
import { CapitalCallCard, KeyFigures, Stack } from '@quoin/ui';
import { useProducts } from '../investing/sample-investments';
import { useKeyFigures } from '../investing/sample-figures';
import { Before } from './Before';
import { InvestmentFrame } from './InvestmentFrame';
import { Bill } from './payment-parts';

export default { title: 'Pages/Capital call', parameters: { frame: 'page' } } satisfies Meta;
type Story = StoryObj;

const act = () => undefined;

/** A current investment with its second call: the bill comes before everything else. */
function SecondCall() {
  const { harbour } = useProducts();
  return (
    <InvestmentFrame status="current">
      <Stack gap={8}>
        <Bill
          payment={{
            amount: '26687.50',
            items: [
              { purpose: 'capital_call', amount: '25000.00', issuedDate: '2026-11-16', onOpenNotice: act },
              { purpose: 'fees', amount: '1687.50' },
            ],
            dueDate: '2026-12-15',
            commitment: '120000.00',
            paid: '95000.00',
          }}
        />
        <KeyFigures {...useKeyFigures(act)} />
        <CapitalCallCard
          headingLevel={2}
          call={{
            status: 'funded',
            name: harbour.name,
            amount: '95000.00',
            dueDate: '2022-02-28',
            issuedDate: '2022-01-31',
          }}
          today="2026-11-20"
          onOpenNotice={act}
        />
      </Stack>
    </InvestmentFrame>
  );
}

export const Gallery: Story = { render: () => <SecondCall /> };

export const FormerScreen: Story = { render: () => <Before screen="capital-call" /> };
