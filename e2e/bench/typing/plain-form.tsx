// The same fields as the form that is measured, in plain React: one state above elements of the browser, and nothing else.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

export interface PlainField {
  name: string;
  label: string;
  /** Of a `select`: its options; of anything else the type of the `input`. */
  kind: { options: string[] } | { type: string };
  value: string;
}

declare global {
  interface Window {
    drawPlainForm: (fields: readonly PlainField[]) => void;
  }
}

window.drawPlainForm = (fields) => {
  const root = document.createElement('main');
  document.body.append(root);
  createRoot(root).render(<PlainForm fields={fields} />);
};

function PlainForm({ fields }: { fields: readonly PlainField[] }) {
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  );
  const set = (name: string, value: string) => setValues((all) => ({ ...all, [name]: value }));
  return (
    <form>
      {fields.map(({ name, label, kind }) => (
        <label key={name} style={{ display: 'block' }}>
          {label}
          {'options' in kind ? (
            <select name={name} value={values[name]} onChange={({ target }) => set(name, target.value)}>
              {kind.options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          ) : (
            <input
              name={name}
              type={kind.type}
              value={values[name]}
              onChange={({ target }) => set(name, target.value)}
            />
          )}
        </label>
      ))}
    </form>
  );
}
