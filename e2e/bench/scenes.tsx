// Each scene, written once with parts that every kit provides. `scene-table.ts` has the names of the scenes.
import { useState } from 'react';
import * as kit from './kit';
import { EMPLOYMENT, PRODUCTS } from './scene-data';

export { Documents as table, Frame } from './kit';
export { ButtonScene as button, FormScene as form, CardsScene as cards, DialogScene as dialog };

const ButtonScene = () => <kit.Button>Save and continue</kit.Button>;

/** Twelve fields, whose answers are in one parent state. */
function FormScene() {
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const field = (label: string) => ({
    label,
    value: answers[label] ?? '',
    onChange: (value: string) => setAnswers((all) => ({ ...all, [label]: value })),
  });
  return (
    <>
      <kit.Steps />
      <kit.Form>
        <kit.TextField name="firstName" autoComplete="given-name" {...field('First name')} />
        <kit.TextField name="lastName" autoComplete="family-name" {...field('Last name')} />
        <kit.TextField name="email" autoComplete="email" {...field('E-mail')} />
        <kit.Phone {...field('Phone')} />
        <kit.Country {...field('Country')} />
        <kit.TextField name="line1" autoComplete="address-line1" {...field('Address line 1')} />
        <kit.TextField name="line2" autoComplete="address-line2" {...field('Address line 2')} />
        <kit.TextField name="city" autoComplete="address-level2" {...field('City')} />
        <kit.TextField name="state" autoComplete="address-level1" {...field('State')} />
        <kit.TextField name="zip" autoComplete="postal-code" {...field('ZIP code')} />
        <kit.Select options={EMPLOYMENT} {...field('Employment status')} />
        <kit.Ssn {...field('Social Security number')} />
        <kit.Button>Save and continue</kit.Button>
      </kit.Form>
    </>
  );
}

function CardsScene() {
  const [page, setPage] = useState(1);
  return (
    <>
      <kit.Filters />
      <kit.Cards>
        {PRODUCTS.map((product) => (
          <kit.Card key={product.name} product={product} />
        ))}
      </kit.Cards>
      <kit.Pages page={page} count={4} onChange={setPage} />
    </>
  );
}

function DialogScene() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <kit.Button variant="secondary" onClick={() => setOpen(true)}>
        Cancel application
      </kit.Button>
      <kit.Dialog
        open={open}
        onClose={close}
        title="Cancel this application?"
        text="What you have entered is deleted. You can apply again while the offering is open."
      >
        <kit.Button variant="danger" onClick={close}>
          Cancel application
        </kit.Button>
        <kit.Button variant="secondary" onClick={close}>
          Keep application
        </kit.Button>
      </kit.Dialog>
    </>
  );
}
