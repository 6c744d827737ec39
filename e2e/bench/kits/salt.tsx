import {
  Button as SaltButton,
  ComboBox,
  Dialog as SaltDialog,
  DialogActions,
  DialogCloseButton,
  DialogContent,
  DialogHeader,
  Dropdown,
  FlowLayout,
  FormField,
  FormFieldLabel,
  GridLayout,
  H3,
  Input,
  LinkCard,
  Option,
  Pagination,
  Paginator,
  SaltProvider,
  StackLayout,
  Step,
  Stepper,
  TBody,
  TD,
  TH,
  THead,
  TR,
  Table,
  Tag,
  Text,
  ToggleButton,
  ToggleButtonGroup,
} from '@salt-ds/core';
import '@salt-ds/theme/index.css';
import { CATEGORY, countries, CURRENT_STEP, getFacts, QUESTION, STATUS, STEPS } from '../scene-data';
import type { Kit } from '../scenes';
import { filters, phone, Picture, sortedTable } from '../shared-parts';

export const Frame: Kit['Frame'] = ({ children }) => (
  <SaltProvider mode="light" density="medium">
    {children}
  </SaltProvider>
);

const BUTTONS = {
  primary: { sentiment: 'accented', appearance: 'solid' },
  secondary: {},
  danger: { sentiment: 'negative', appearance: 'solid' },
} as const;
export const Button: Kit['Button'] = ({ variant = 'primary', ...props }) => (
  <SaltButton {...BUTTONS[variant]} {...props} />
);

export const Steps: Kit['Steps'] = () => (
  <Stepper>
    {STEPS.map((step, index) => (
      <Step
        key={step}
        label={step}
        stage={index === CURRENT_STEP ? 'active' : index < CURRENT_STEP ? 'completed' : 'pending'}
      />
    ))}
  </Stepper>
);
export const Form: Kit['Form'] = (props) => <StackLayout as="form" {...props} />;
export const TextField: Kit['TextField'] = ({ label, name, autoComplete, value, onChange }) => (
  <FormField>
    <FormFieldLabel>{label}</FormFieldLabel>
    <Input
      value={value}
      inputProps={{ name, autoComplete, onChange: ({ currentTarget }) => onChange(currentTarget.value) }}
    />
  </FormField>
);
export const Ssn: Kit['Ssn'] = (props) => <TextField {...props} />;
export const Select: Kit['Select'] = ({ label, options, value, onChange }) => (
  <FormField>
    <FormFieldLabel>{label}</FormFieldLabel>
    <Dropdown selected={value ? [value] : []} onSelectionChange={(_, [chosen = '']) => onChange(chosen)}>
      {options.map((option) => (
        <Option key={option.value} value={option.value}>
          {option.label}
        </Option>
      ))}
    </Dropdown>
  </FormField>
);

export const Phone: Kit['Phone'] = /* @__PURE__ */ phone({
  row: (props) => <StackLayout direction="row" {...props} />,
  Select,
  TextField,
});

const COUNTRIES = /* @__PURE__ */ countries();
export const Country: Kit['Country'] = ({ label, value, onChange }) => (
  <FormField>
    <FormFieldLabel>{label}</FormFieldLabel>
    <ComboBox
      value={value}
      inputProps={{ onChange: ({ currentTarget }) => onChange(currentTarget.value) }}
      onSelectionChange={(_, [chosen = '']) => onChange(chosen)}
    >
      {COUNTRIES.filter((country) => country.label.toLowerCase().includes(value.toLowerCase())).map(
        (country) => (
          <Option key={country.value} value={country.label} />
        ),
      )}
    </ComboBox>
  </FormField>
);

export const Filters: Kit['Filters'] = /* @__PURE__ */ filters({
  row: FlowLayout,
  all: 'all',
  Select,
  Chips: ({ label, options, value, onChange }) => (
    <ToggleButtonGroup
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} value={option.value}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  ),
});

export const Cards: Kit['Cards'] = (props) => <GridLayout columns={3} {...props} />;
export const Card: Kit['Card'] = ({ product }) => (
  <LinkCard href="#product" aria-label={product.name}>
    <Picture />
    <StackLayout gap={1}>
      <FlowLayout justify="space-between">
        <Text styleAs="label">
          {CATEGORY[product.category]} · {product.sector}
        </Text>
        <Tag>{STATUS[product.status]}</Tag>
      </FlowLayout>
      <H3>{product.name}</H3>
      <Text color="secondary">{product.summary}</Text>
      <GridLayout as="dl" columns={2}>
        {getFacts(product).map(([label, value]) => (
          <div key={label}>
            <Text as="dt" styleAs="label">
              {label}
            </Text>
            <Text as="dd">{value}</Text>
          </div>
        ))}
      </GridLayout>
      <span aria-hidden>See details →</span>
    </StackLayout>
  </LinkCard>
);
export const Pages: Kit['Pages'] = ({ onChange, ...props }) => (
  <Pagination {...props} onPageChange={(_, page) => onChange(page)}>
    <Paginator />
  </Pagination>
);

export const Documents: Kit['Documents'] = /* @__PURE__ */ sortedTable({
  table: Table,
  thead: THead,
  tbody: TBody,
  tr: TR,
  cell: TD,
  rowHeader: (props) => <TH scope="row" {...props} />,
  open: (props) => <SaltButton appearance="bordered" {...props} />,
  Header: ({ children, sorted, onSort }) => (
    <TH scope="col" aria-sort={sorted ?? 'none'}>
      {onSort ? (
        <SaltButton appearance="transparent" onClick={onSort}>
          {children}
        </SaltButton>
      ) : (
        children
      )}
    </TH>
  ),
});

export const Dialog: Kit['Dialog'] = ({ open, onClose, actions }) => (
  <SaltDialog open={open} onOpenChange={(next) => !next && onClose()}>
    <DialogHeader header={QUESTION.title} actions={<DialogCloseButton onClick={onClose} />} />
    <DialogContent>
      <Text>{QUESTION.text}</Text>
    </DialogContent>
    <DialogActions>{actions}</DialogActions>
  </SaltDialog>
);
