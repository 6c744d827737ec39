import { useState } from 'react';
import {
  Button as QuoinButton,
  CountrySelect,
  Dialog as QuoinDialog,
  DocumentTable,
  FilterBar,
  type FilterValues,
  Grid,
  Pagination,
  PhoneField,
  ProductCard,
  QuoinProvider,
  Select as QuoinSelect,
  SsnField,
  Stack,
  Stepper,
  Text,
  TextField as QuoinTextField,
} from '@quoin/ui';
import { CURRENT_STEP, DOCUMENTS, FILTERS, QUESTION, STEPS } from '../scene-data';
import type { Kit } from '../scenes';

export const Frame: Kit['Frame'] = (props) => <QuoinProvider {...props} />;
export const Button: Kit['Button'] = QuoinButton;

const PROGRESS = STEPS.map((label, index) => ({
  id: label,
  label,
  status: index < CURRENT_STEP ? ('complete' as const) : ('untouched' as const),
}));
export const Steps: Kit['Steps'] = () => <Stepper current={CURRENT_STEP} steps={PROGRESS} />;
export const Form: Kit['Form'] = (props) => <Stack as="form" gap={6} {...props} />;
export const TextField: Kit['TextField'] = QuoinTextField;
export const Country: Kit['Country'] = CountrySelect;
export const Ssn: Kit['Ssn'] = SsnField;
export const Select: Kit['Select'] = QuoinSelect;

export function Phone({ label }: { label: string }) {
  const [number, setNumber] = useState({ region: 'US', national: '' });
  return <PhoneField label={label} value={number} onChange={setNumber} />;
}

export function Filters() {
  const [chosen, setChosen] = useState<FilterValues>({});
  return <FilterBar label="Filter products" filters={FILTERS} value={chosen} onChange={setChosen} />;
}
export const Cards: Kit['Cards'] = (props) => <Grid columns={3} {...props} />;
export const Card: Kit['Card'] = ({ product }) => <ProductCard product={product} href="#product" />;
export const Pages: Kit['Pages'] = ({ page, count, onChange }) => (
  <Pagination page={page} pageCount={count} onChange={onChange} />
);

export const Documents: Kit['Documents'] = () => (
  <DocumentTable documents={DOCUMENTS} onOpen={() => undefined} sortable />
);

export const Dialog: Kit['Dialog'] = (props) => (
  <QuoinDialog title={QUESTION.title} {...props}>
    <Text>{QUESTION.text}</Text>
  </QuoinDialog>
);
