// Plain React DOM and plain styled-components: the same markup with tags and class names, and with styled components.
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { elements as is, Frame } from '../elements';
import {
  CATEGORY,
  countries,
  CURRENT_STEP,
  DIAL_CODES,
  getFacts,
  QUESTION,
  STATUS,
  STEPS,
} from '../scene-data';
import type { Kit } from '../scenes';
import { filters, Picture, sortedTable } from '../shared-parts';

export { Frame };

export const Button: Kit['Button'] = ({ variant = 'primary', ...props }) => (
  <is.button className="button" type="button" data-variant={variant} {...props} />
);

export const Steps: Kit['Steps'] = () => (
  <is.steps className="steps">
    {STEPS.map((step, index) => (
      <li
        key={step}
        data-done={index < CURRENT_STEP || undefined}
        aria-current={index === CURRENT_STEP ? 'step' : undefined}
      >
        {index + 1} {step}
      </li>
    ))}
  </is.steps>
);

export const Form: Kit['Form'] = (props) => <is.form className="form" {...props} />;

type Change = { target: { value: string } };

export const TextField: Kit['TextField'] = ({ label, onChange, ...props }) => (
  <is.field className="field">
    {label}
    <is.input className="input" {...props} onChange={({ target }: Change) => onChange(target.value)} />
  </is.field>
);
export const Ssn: Kit['Ssn'] = (props) => <TextField {...props} />;

export const Phone: Kit['Phone'] = ({ label, value, onChange }) => (
  <is.phone className="phone">
    <is.select className="select" aria-label="Country of the number">
      {DIAL_CODES.map((code) => (
        <option key={code}>{code}</option>
      ))}
    </is.select>
    <TextField label={label} value={value} onChange={onChange} />
  </is.phone>
);

export const Select: Kit['Select'] = ({ label, value, onChange, options }) => (
  <is.field className="field">
    {label}
    <is.select className="select" value={value} onChange={({ target }: Change) => onChange(target.value)}>
      <option value="">Choose</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </is.select>
  </is.field>
);

const COUNTRIES = /* @__PURE__ */ countries();
export const Country: Kit['Country'] = (props) => <Select options={COUNTRIES} {...props} />;

export const Filters: Kit['Filters'] = /* @__PURE__ */ filters({
  row: (props) => <is.filters className="filters" {...props} />,
  Select,
  Chips: ({ label, options, value, onChange }) => (
    <is.chips className="chips" role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </is.chips>
  ),
});

export const Cards: Kit['Cards'] = (props) => <is.cards className="cards" {...props} />;

export const Card: Kit['Card'] = ({ product }) => (
  <is.card className="card" aria-label={product.name}>
    <Picture />
    <div>
      <header>
        <span>
          {CATEGORY[product.category]} · {product.sector}
        </span>
        <span>{STATUS[product.status]}</span>
      </header>
      <h3>
        <a href="#product">{product.name}</a>
      </h3>
      <p>{product.summary}</p>
      <dl>
        {getFacts(product).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <span aria-hidden>See details →</span>
    </div>
  </is.card>
);

export const Pages: Kit['Pages'] = ({ page, count, onChange }) => (
  <is.pages className="pages" aria-label="Pages">
    <Button variant="secondary" onClick={() => onChange(Math.max(1, page - 1))}>
      Previous
    </Button>
    <span>
      Page {page} of {count}
    </span>
    <Button variant="secondary" onClick={() => onChange(Math.min(count, page + 1))}>
      Next
    </Button>
  </is.pages>
);

export const Documents: Kit['Documents'] = /* @__PURE__ */ sortedTable({
  table: (props) => <is.table className="table" {...props} />,
  thead: 'thead',
  tbody: 'tbody',
  tr: 'tr',
  cell: (props) => <is.cell className="cell" {...props} />,
  rowHeader: (props) => <is.rowHeader className="rowHeader" scope="row" {...props} />,
  open: (props) => <is.open className="open" type="button" {...props} />,
  Header: ({ children, sorted, onSort }) => (
    <is.head className="head" scope="col" aria-sort={sorted ?? 'none'}>
      {onSort ? (
        <is.sort className="sort" type="button" onClick={onSort}>
          {children}
        </is.sort>
      ) : (
        children
      )}
    </is.head>
  ),
});

export const Dialog: Kit['Dialog'] = ({ open, ...props }) => (open ? <OpenDialog {...props} /> : null);

function OpenDialog({ onClose, actions }: Omit<ComponentProps<Kit['Dialog']>, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <is.dialog ref={dialog} className="dialog" aria-labelledby="question" onCancel={onClose}>
      <header>
        <h2 id="question">{QUESTION.title}</h2>
        <is.button className="button" type="button" aria-label="Close" onClick={onClose}>
          ×
        </is.button>
      </header>
      <p>{QUESTION.text}</p>
      <footer>{actions}</footer>
    </is.dialog>
  );
}
