import { useId, useState, type ReactNode } from 'react';
import COUNTRIES from './countries.json';
import {
  ABOUT,
  ADDRESS,
  CURRENT_STEP,
  DIAL_CODES,
  EMPLOYMENT,
  EMPTY,
  SAVE,
  STEPS,
  type Answer,
  type Answers,
  type TextQuestion,
} from './questions';
import './plain.css';

export function Scene() {
  const [answers, setAnswers] = useState<Answers>(EMPTY);
  const set = (name: Answer) => (value: string) => setAnswers((all) => ({ ...all, [name]: value }));
  const text = ({ name, label, autoComplete }: TextQuestion) => (
    <Field key={name} label={label}>
      {(id) => (
        <input
          id={id}
          name={name}
          autoComplete={autoComplete}
          value={answers[name]}
          onChange={(event) => set(name)(event.target.value)}
        />
      )}
    </Field>
  );
  return (
    <>
      <ol className="steps">
        {STEPS.map((step, index) => (
          <li
            key={step}
            data-stage={index === CURRENT_STEP ? 'current' : index < CURRENT_STEP ? 'done' : 'next'}
            aria-current={index === CURRENT_STEP ? 'step' : undefined}
          >
            {index + 1} {step}
          </li>
        ))}
      </ol>
      <form className="form">
        {ABOUT.map(text)}
        <Field label="Phone">
          {(id) => (
            <div className="phone">
              <select aria-label="Country of the number">
                {DIAL_CODES.map((code) => (
                  <option key={code}>{code}</option>
                ))}
              </select>
              <input
                id={id}
                type="tel"
                value={answers.phone}
                onChange={(event) => set('phone')(event.target.value)}
              />
            </div>
          )}
        </Field>
        <Field label="Country">
          {(id) => (
            <select id={id} value={answers.country} onChange={(event) => set('country')(event.target.value)}>
              <option value="">Choose</option>
              {COUNTRIES.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        {ADDRESS.map(text)}
        <Field label="Employment status">
          {(id) => (
            <select
              id={id}
              value={answers.employment}
              onChange={(event) => set('employment')(event.target.value)}
            >
              <option value="">Choose</option>
              {EMPLOYMENT.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Social Security number">
          {(id) => <input id={id} value={answers.ssn} onChange={(event) => set('ssn')(event.target.value)} />}
        </Field>
        <button type="button" className="save">
          {SAVE}
        </button>
      </form>
    </>
  );
}

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
