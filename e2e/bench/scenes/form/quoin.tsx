import { useState } from 'react';
import { Button, CountrySelect, PhoneField, Select, SsnField, Stack, Stepper, TextField } from '@quoin/ui';
import {
  ABOUT,
  ADDRESS,
  CURRENT_STEP,
  EMPLOYMENT,
  EMPTY,
  SAVE,
  STEPS,
  type Answer,
  type Answers,
  type TextQuestion,
} from './questions';

const PROGRESS = STEPS.map((label, index) => ({
  id: label,
  label,
  status: index < CURRENT_STEP ? ('complete' as const) : ('untouched' as const),
}));
const NO_NUMBER = { region: 'US', national: '' };

export function Scene() {
  const [answers, setAnswers] = useState<Answers>(EMPTY);
  const [phone, setPhone] = useState(NO_NUMBER);
  const set = (name: Answer) => (value: string) => setAnswers((all) => ({ ...all, [name]: value }));
  const text = ({ name, ...question }: TextQuestion) => (
    <TextField key={name} name={name} {...question} value={answers[name]} onChange={set(name)} />
  );
  return (
    <>
      <Stepper current={CURRENT_STEP} steps={PROGRESS} />
      <Stack as="form" gap={6}>
        {ABOUT.map(text)}
        <PhoneField label="Phone" value={phone} onChange={setPhone} />
        <CountrySelect label="Country" value={answers.country} onChange={set('country')} />
        {ADDRESS.map(text)}
        <Select
          label="Employment status"
          options={EMPLOYMENT}
          value={answers.employment}
          onChange={set('employment')}
        />
        <SsnField label="Social Security number" value={answers.ssn} onChange={set('ssn')} />
        <Button>{SAVE}</Button>
      </Stack>
    </>
  );
}
