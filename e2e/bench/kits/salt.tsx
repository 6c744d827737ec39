import * as Salt from '@salt-ds/core';
import '@salt-ds/theme/index.css';
import { CATEGORY, COUNTRIES, CURRENT_STEP, getFacts, STATUS, STEPS } from '../scene-data';
import type * as Kit from '../kit';
import { drawOptions, Picture } from '../shared-parts';

export { Documents, Filters, Phone, Ssn } from '../shared-parts';

export const Frame: typeof Kit.Frame = (props) => <Salt.SaltProvider mode="light" {...props} />;

const BUTTONS = {
  primary: { sentiment: 'accented', appearance: 'solid' },
  secondary: {},
  danger: { sentiment: 'negative', appearance: 'solid' },
} as const;
export const Button: typeof Kit.Button = ({ variant = 'primary', ...props }) => (
  <Salt.Button {...BUTTONS[variant]} {...props} />
);

export const Steps: typeof Kit.Steps = () => (
  <Salt.Stepper>
    {STEPS.map((step, index) => (
      <Salt.Step
        key={step}
        label={step}
        stage={index === CURRENT_STEP ? 'active' : index < CURRENT_STEP ? 'completed' : 'pending'}
      />
    ))}
  </Salt.Stepper>
);
export const Form: typeof Kit.Form = (props) => <Salt.StackLayout as="form" {...props} />;
export const TextField: typeof Kit.TextField = ({ label, name, autoComplete, value, onChange }) => (
  <Salt.FormField>
    <Salt.FormFieldLabel>{label}</Salt.FormFieldLabel>
    <Salt.Input
      value={value}
      inputProps={{ name, autoComplete, onChange: ({ currentTarget }) => onChange(currentTarget.value) }}
    />
  </Salt.FormField>
);
export const Select: typeof Kit.Select = ({ label, options, value, onChange }) => (
  <Salt.FormField>
    <Salt.FormFieldLabel>{label}</Salt.FormFieldLabel>
    <Salt.Dropdown selected={value ? [value] : []} onSelectionChange={(_, [chosen = '']) => onChange(chosen)}>
      {drawOptions(Salt.Option, options)}
    </Salt.Dropdown>
  </Salt.FormField>
);
export const PhoneRow: typeof Kit.PhoneRow = (props) => <Salt.StackLayout direction="row" {...props} />;
export const Country: typeof Kit.Country = ({ label, value, onChange }) => (
  <Salt.FormField>
    <Salt.FormFieldLabel>{label}</Salt.FormFieldLabel>
    <Salt.ComboBox
      value={value}
      inputProps={{ onChange: ({ currentTarget }) => onChange(currentTarget.value) }}
      onSelectionChange={(_, [chosen = '']) => onChange(chosen)}
    >
      {COUNTRIES.filter((country) => country.label.toLowerCase().includes(value.toLowerCase())).map(
        (country) => (
          <Salt.Option key={country.value} value={country.label} />
        ),
      )}
    </Salt.ComboBox>
  </Salt.FormField>
);

export const Chips: typeof Kit.Chips = ({ label, options, value, onChange }) => (
  <Salt.ToggleButtonGroup
    aria-label={label}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  >
    {drawOptions(Salt.ToggleButton, options)}
  </Salt.ToggleButtonGroup>
);

export const Cards: typeof Kit.Cards = (props) => <Salt.GridLayout columns={3} {...props} />;
export const Card: typeof Kit.Card = ({ product }) => (
  <Salt.LinkCard href="#product" aria-label={product.name}>
    <Picture />
    <Salt.StackLayout gap={1}>
      <Salt.FlowLayout justify="space-between">
        <Salt.Text styleAs="label">
          {CATEGORY[product.category]} · {product.sector}
        </Salt.Text>
        <Salt.Tag>{STATUS[product.status]}</Salt.Tag>
      </Salt.FlowLayout>
      <Salt.H3>{product.name}</Salt.H3>
      <Salt.Text color="secondary">{product.summary}</Salt.Text>
      <Salt.GridLayout as="dl" columns={2}>
        {getFacts(product).map(([label, value]) => (
          <div key={label}>
            <Salt.Text as="dt" styleAs="label">
              {label}
            </Salt.Text>
            <Salt.Text as="dd">{value}</Salt.Text>
          </div>
        ))}
      </Salt.GridLayout>
      <span aria-hidden>See details →</span>
    </Salt.StackLayout>
  </Salt.LinkCard>
);
export const Pages: typeof Kit.Pages = ({ onChange, ...props }) => (
  <Salt.Pagination {...props} onPageChange={(_, page) => onChange(page)}>
    <Salt.Paginator />
  </Salt.Pagination>
);

export { FlowLayout as Toolbar, TBody, TD, THead, TR, Table } from '@salt-ds/core';
export const TH: typeof Kit.TH = (props) => <Salt.TH scope="row" {...props} />;
export const Open: typeof Kit.Open = (props) => <Salt.Button appearance="bordered" {...props} />;
export const Header: typeof Kit.Header = ({ sorted, ...props }) => (
  <Salt.TH scope="col" aria-sort={sorted ?? 'none'} {...props} />
);
export const Sort: typeof Kit.Sort = ({ sorted: _, ...props }) => (
  <Salt.Button appearance="transparent" {...props} />
);

export const Dialog: typeof Kit.Dialog = ({ open, onClose, title, text, children }) => (
  <Salt.Dialog open={open} onOpenChange={(next) => !next && onClose()}>
    <Salt.DialogHeader header={title} actions={<Salt.DialogCloseButton onClick={onClose} />} />
    <Salt.DialogContent>
      <Salt.Text>{text}</Salt.Text>
    </Salt.DialogContent>
    <Salt.DialogActions>{children}</Salt.DialogActions>
  </Salt.Dialog>
);
