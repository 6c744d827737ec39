// Plain React DOM and plain styled-components: the same markup with tags and class names, and with styled components.
import type * as Kit from '../kit';
import { CATEGORY, COUNTRIES, CURRENT_STEP, DIAL_CODES, getFacts, STATUS, STEPS } from '../scene-data';
import { drawOptions, Picture } from '../shared-parts';
import { elements as is, Frame } from '../styles';

export { Documents, Filters, Ssn } from '../shared-parts';
export { Frame };

export const Button: typeof Kit.Button = ({ variant = 'primary', ...props }) => (
  <is.button className="button" type="button" data-variant={variant} {...props} />
);

export const Steps: typeof Kit.Steps = () => (
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
export const Form: typeof Kit.Form = (props) => <is.form className="form" {...props} />;

type Change = { target: { value: string } };

export const TextField: typeof Kit.TextField = ({ label, onChange, ...props }) => (
  <is.field className="field">
    {label}
    <is.input className="input" {...props} onChange={({ target }: Change) => onChange(target.value)} />
  </is.field>
);

export const Phone: typeof Kit.Phone = (props) => (
  <is.phone className="phone">
    <is.select className="select" aria-label="Country of the number">
      {drawOptions('option', DIAL_CODES)}
    </is.select>
    <TextField {...props} />
  </is.phone>
);
export const Select: typeof Kit.Select = ({ label, value, onChange, options }) => (
  <is.field className="field">
    {label}
    <is.select className="select" value={value} onChange={({ target }: Change) => onChange(target.value)}>
      <option value="">Choose</option>
      {drawOptions('option', options)}
    </is.select>
  </is.field>
);
export const Country: typeof Kit.Country = (props) => <Select options={COUNTRIES} {...props} />;

export const Toolbar: typeof Kit.Toolbar = (props) => <is.filters className="filters" {...props} />;
export const Chips: typeof Kit.Chips = ({ label, options, value: chosen, onChange }) => (
  <is.chips className="chips" role="group" aria-label={label}>
    {options.map(({ value, label: text }) => (
      <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChange(value)}>
        {text}
      </button>
    ))}
  </is.chips>
);

export const Cards: typeof Kit.Cards = (props) => <is.cards className="cards" {...props} />;
export const Card: typeof Kit.Card = ({ product }) => (
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
export const Pages: typeof Kit.Pages = ({ page, count, onChange }) => (
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

export const Table: typeof Kit.Table = (props) => <is.table className="table" {...props} />;
export const THead: typeof Kit.THead = 'thead';
export const TBody: typeof Kit.TBody = 'tbody';
export const TR: typeof Kit.TR = 'tr';
export const TD: typeof Kit.TD = (props) => <is.cell className="cell" {...props} />;
export const TH: typeof Kit.TH = (props) => <is.rowHeader className="rowHeader" scope="row" {...props} />;
export const Open: typeof Kit.Open = (props) => <is.open className="open" type="button" {...props} />;
export const Header: typeof Kit.Header = ({ sorted = 'none', ...props }) => (
  <is.head className="head" scope="col" aria-sort={sorted} {...props} />
);
export const Sort: typeof Kit.Sort = ({ sorted: _, ...props }) => (
  <is.sort className="sort" type="button" {...props} />
);

/** Closing before the dialog leaves the page moves the focus back. */
function showModal(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}

export const Dialog: typeof Kit.Dialog = ({ open, onClose, title, text, children }) =>
  open && (
    <is.dialog ref={showModal} className="dialog" aria-labelledby="question" onCancel={onClose}>
      <header>
        <h2 id="question">{title}</h2>
        <is.button className="button" type="button" aria-label="Close" onClick={onClose}>
          ×
        </is.button>
      </header>
      <p>{text}</p>
      <footer>{children}</footer>
    </is.dialog>
  );
