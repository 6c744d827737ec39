// Runs in the page: the controls of the measured form in plain React, with native elements and one parent state.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

export interface PlainField {
  name: string;
  label: string;
  /** Options of a `select`; without, the field is an `input` of `type`. */
  options?: string[];
  type: string;
  value: string;
}

declare global {
  interface Window {
    drawPlainForm: (fields: readonly PlainField[]) => void;
  }
}

window.drawPlainForm = (fields) => {
  const root = document.body.appendChild(document.createElement('main'));
  createRoot(root).render(<PlainForm fields={fields} />);
};

function PlainForm({ fields }: { fields: readonly PlainField[] }) {
  const [values, setValues] = useState(() =>
    Object.fromEntries(fields.map(({ name, value }) => [name, value])),
  );
  return (
    <form>
      {fields.map(({ name, label, options, type }) => {
        const field = {
          name,
          value: values[name],
          onChange: ({ target: { value } }: { target: { value: string } }) =>
            setValues((all) => ({ ...all, [name]: value })),
        };
        return (
          <label key={name} style={{ display: 'block' }}>
            {label}
            {options ? (
              <select {...field}>
                {options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            ) : (
              <input type={type} {...field} />
            )}
          </label>
        );
      })}
    </form>
  );
}
