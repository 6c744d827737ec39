// Each scene, written once with parts that every kit provides.
import { useState, type ComponentType, type ReactNode } from 'react';
import { ABOUT, ADDRESS, EMPLOYMENT, PRODUCTS, QUESTION, type Option, type Product } from './scene-data';

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export interface Kit {
  Frame: ComponentType<{ children?: ReactNode }>;
  Button: ComponentType<{
    children: string;
    variant?: 'primary' | 'secondary' | 'danger';
    onClick?: () => void;
  }>;
  Steps: ComponentType;
  Form: ComponentType<{ children: ReactNode }>;
  TextField: ComponentType<FieldProps & { name?: string; autoComplete?: string }>;
  Phone: ComponentType<FieldProps>;
  Country: ComponentType<FieldProps>;
  Ssn: ComponentType<FieldProps>;
  Select: ComponentType<FieldProps & { options: Option[] }>;
  Filters: ComponentType;
  Cards: ComponentType<{ children: ReactNode }>;
  Card: ComponentType<{ product: Product }>;
  Pages: ComponentType<{ page: number; count: number; onChange: (page: number) => void }>;
  Documents: ComponentType;
  Dialog: ComponentType<{ open: boolean; onClose: () => void; actions: ReactNode }>;
}

/** The parts that a page of the scene imports from the kit. */
export const PARTS = {
  button: ['Button'],
  form: ['Button', 'Steps', 'Form', 'TextField', 'Phone', 'Country', 'Ssn', 'Select'],
  cards: ['Filters', 'Cards', 'Card', 'Pages'],
  table: ['Documents'],
  dialog: ['Button', 'Dialog'],
} as const satisfies Record<string, readonly (keyof Kit)[]>;

type PartsOf<Scene extends keyof typeof PARTS> = Pick<Kit, (typeof PARTS)[Scene][number]>;

export const button =
  ({ Button }: PartsOf<'button'>) =>
  () => <Button>Save and continue</Button>;

/** Twelve fields, whose answers are in one parent state. */
export const form = ({ Button, Steps, Form, TextField, Phone, Country, Ssn, Select }: PartsOf<'form'>) =>
  function FormScene() {
    const [answers, setAnswers] = useState<Record<string, string>>({});
    const field = (name: string) => ({
      value: answers[name] ?? '',
      onChange: (value: string) => setAnswers((all) => ({ ...all, [name]: value })),
    });
    const text = (question: (typeof ABOUT)[number]) => (
      <TextField key={question.name} {...question} {...field(question.name)} />
    );
    return (
      <>
        <Steps />
        <Form>
          {ABOUT.map(text)}
          <Phone label="Phone" {...field('phone')} />
          <Country label="Country" {...field('country')} />
          {ADDRESS.map(text)}
          <Select label="Employment status" options={EMPLOYMENT} {...field('employment')} />
          <Ssn label="Social Security number" {...field('ssn')} />
          <Button>Save and continue</Button>
        </Form>
      </>
    );
  };

export const cards = ({ Filters, Cards, Card, Pages }: PartsOf<'cards'>) =>
  function CardsScene() {
    const [page, setPage] = useState(1);
    return (
      <>
        <Filters />
        <Cards>
          {PRODUCTS.map((product) => (
            <Card key={product.name} product={product} />
          ))}
        </Cards>
        <Pages page={page} count={4} onChange={setPage} />
      </>
    );
  };

export const table = ({ Documents }: PartsOf<'table'>) => Documents;

export const dialog = ({ Button, Dialog }: PartsOf<'dialog'>) =>
  function DialogScene() {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);
    const actions = (
      <>
        <Button variant="danger" onClick={close}>
          {QUESTION.cancel}
        </Button>
        <Button variant="secondary" onClick={close}>
          {QUESTION.keep}
        </Button>
      </>
    );
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {QUESTION.open}
        </Button>
        <Dialog open={open} onClose={close} actions={actions} />
      </>
    );
  };
