import { useState } from 'react';
import {
  Button,
  ComboBox,
  Dropdown,
  FormField,
  FormFieldLabel,
  Input,
  Option,
  StackLayout,
  Step,
  Stepper,
} from '@salt-ds/core';
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

const NAMES = COUNTRIES.map(([, name]) => name ?? '');

export function Scene() {
  const [answers, setAnswers] = useState<Answers>(EMPTY);
  const set = (name: Answer) => (value: string) => setAnswers((all) => ({ ...all, [name]: value }));
  const text = ({ name, label, autoComplete }: TextQuestion) => (
    <FormField key={name}>
      <FormFieldLabel>{label}</FormFieldLabel>
      <Input
        value={answers[name]}
        inputProps={{ name, autoComplete, onChange: (event) => set(name)(event.currentTarget.value) }}
      />
    </FormField>
  );
  return (
    <>
      <Stepper>
        {STEPS.map((step, index) => (
          <Step
            key={step}
            label={step}
            stage={index === CURRENT_STEP ? 'active' : index < CURRENT_STEP ? 'completed' : 'pending'}
          />
        ))}
      </Stepper>
      <StackLayout as="form">
        {ABOUT.map(text)}
        <StackLayout direction="row">
          <FormField>
            <FormFieldLabel>Country of the number</FormFieldLabel>
            <Dropdown defaultSelected={DIAL_CODES.slice(0, 1)}>
              {DIAL_CODES.map((code) => (
                <Option key={code} value={code} />
              ))}
            </Dropdown>
          </FormField>
          <FormField>
            <FormFieldLabel>Phone</FormFieldLabel>
            <Input
              value={answers.phone}
              inputProps={{ type: 'tel', onChange: (event) => set('phone')(event.currentTarget.value) }}
            />
          </FormField>
        </StackLayout>
        <FormField>
          <FormFieldLabel>Country</FormFieldLabel>
          <ComboBox
            value={answers.country}
            inputProps={{ onChange: (event) => set('country')(event.currentTarget.value) }}
            onSelectionChange={(_, [chosen = '']) => set('country')(chosen)}
          >
            {NAMES.filter((name) => name.toLowerCase().includes(answers.country.toLowerCase())).map(
              (name) => (
                <Option key={name} value={name} />
              ),
            )}
          </ComboBox>
        </FormField>
        {ADDRESS.map(text)}
        <FormField>
          <FormFieldLabel>Employment status</FormFieldLabel>
          <Dropdown
            selected={answers.employment ? [answers.employment] : []}
            onSelectionChange={(_, [chosen = '']) => set('employment')(chosen)}
          >
            {EMPLOYMENT.map(({ value, label }) => (
              <Option key={value} value={value}>
                {label}
              </Option>
            ))}
          </Dropdown>
        </FormField>
        <FormField>
          <FormFieldLabel>Social Security number</FormFieldLabel>
          <Input
            value={answers.ssn}
            inputProps={{ onChange: (event) => set('ssn')(event.currentTarget.value) }}
          />
        </FormField>
        <Button sentiment="accented" appearance="solid">
          {SAVE}
        </Button>
      </StackLayout>
    </>
  );
}
