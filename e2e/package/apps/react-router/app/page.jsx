import { useState } from 'react';
import { AmountField, Button, Dialog, Figure, StatusBadge } from '@quoin/ui';

export default function Page() {
  const [amount, setAmount] = useState('');
  const [open, setOpen] = useState(false);
  return (
    <main>
      <StatusBadge status="approved" />
      <Figure kind="money" value="50000.00" />
      <AmountField label="Commitment" value={amount} onChange={setAmount} />
      <output>{amount}</output>
      <Button onClick={() => setOpen(true)}>Withdraw</Button>
      <Dialog open={open} title="Withdraw this application?" onClose={() => setOpen(false)} />
    </main>
  );
}
