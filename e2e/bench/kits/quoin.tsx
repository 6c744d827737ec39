import { useState } from 'react';
import * as Quoin from '@quoin/ui';
import { CURRENT_STEP, DOCUMENTS, FILTERS, STEPS } from '../scene-data';
import type * as Kit from '../kit';

export const Frame: typeof Kit.Frame = (props) => <Quoin.QuoinProvider {...props} />;
export const Button: typeof Kit.Button = Quoin.Button;

const PROGRESS = STEPS.map((label, index) => ({
  id: label,
  label,
  status: index < CURRENT_STEP ? ('complete' as const) : ('untouched' as const),
}));
export const Steps: typeof Kit.Steps = () => <Quoin.Stepper current={CURRENT_STEP} steps={PROGRESS} />;
export const Form: typeof Kit.Form = (props) => <Quoin.Stack as="form" gap={6} {...props} />;
export const TextField: typeof Kit.TextField = Quoin.TextField;
export const Country: typeof Kit.Country = Quoin.CountrySelect;
export const Ssn: typeof Kit.Ssn = Quoin.SsnField;
export const Select: typeof Kit.Select = Quoin.Select;

export function Phone({ label }: { label: string }) {
  const [number, setNumber] = useState({ region: 'US', national: '' });
  return <Quoin.PhoneField label={label} value={number} onChange={setNumber} />;
}

export function Filters() {
  const [chosen, setChosen] = useState<Quoin.FilterValues>({});
  return <Quoin.FilterBar label="Filter products" filters={FILTERS} value={chosen} onChange={setChosen} />;
}
export const Cards: typeof Kit.Cards = (props) => <Quoin.Grid columns={3} {...props} />;
export const Card: typeof Kit.Card = ({ product }) => <Quoin.ProductCard product={product} href="#product" />;
export const Pages: typeof Kit.Pages = ({ page, count, onChange }) => (
  <Quoin.Pagination page={page} pageCount={count} onChange={onChange} />
);

export const Documents: typeof Kit.Documents = () => (
  <Quoin.DocumentTable documents={DOCUMENTS} onOpen={() => undefined} sortable />
);

export const Dialog: typeof Kit.Dialog = ({ text, children, ...props }) => (
  <Quoin.Dialog {...props} actions={children}>
    <Quoin.Text>{text}</Quoin.Text>
  </Quoin.Dialog>
);
