'use client';
import { useState } from 'react';
import { AmountField, Button, Dialog } from '@quoin/ui';
import { zhCN } from '@quoin/ui/messages/zh-CN';

export function Commitment() {
  const [amount, setAmount] = useState('');
  const [open, setOpen] = useState(false);
  return (
    <>
      <AmountField label="Commitment" value={amount} onChange={setAmount} />
      <output>{amount}</output>
      <Button onClick={() => setOpen(true)}>Withdraw</Button>
      <Dialog open={open} title={zhCN.Dialog.close} onClose={() => setOpen(false)} />
    </>
  );
}
