import { useState } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';
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

const OPTIONS = COUNTRIES.map(([id, label]) => ({ id, label }));

export function Scene() {
  const [answers, setAnswers] = useState<Answers>(EMPTY);
  const [dialCode, setDialCode] = useState(DIAL_CODES[0]);
  const set = (name: Answer) => (value: string) => setAnswers((all) => ({ ...all, [name]: value }));
  const text = ({ name, label, autoComplete }: TextQuestion) => (
    <TextField
      key={name}
      name={name}
      label={label}
      autoComplete={autoComplete}
      value={answers[name]}
      onChange={(event) => set(name)(event.target.value)}
    />
  );
  return (
    <>
      <Stepper activeStep={CURRENT_STEP}>
        {STEPS.map((step) => (
          <Step key={step}>
            <StepLabel>{step}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Stack component="form" spacing={2}>
        {ABOUT.map(text)}
        <Stack direction="row" spacing={1}>
          <TextField
            select
            label="Country of the number"
            value={dialCode}
            onChange={(event) => setDialCode(event.target.value)}
          >
            {DIAL_CODES.map((code) => (
              <MenuItem key={code} value={code}>
                {code}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label="Phone"
            type="tel"
            value={answers.phone}
            onChange={(event) => set('phone')(event.target.value)}
          />
        </Stack>
        <Autocomplete
          options={OPTIONS}
          value={OPTIONS.find(({ id }) => id === answers.country) ?? null}
          onChange={(_, option) => set('country')(option?.id ?? '')}
          renderInput={(params) => <TextField {...params} label="Country" />}
        />
        {ADDRESS.map(text)}
        <TextField
          select
          label="Employment status"
          value={answers.employment}
          onChange={(event) => set('employment')(event.target.value)}
        >
          {EMPLOYMENT.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          label="Social Security number"
          value={answers.ssn}
          onChange={(event) => set('ssn')(event.target.value)}
        />
        <Button variant="contained">{SAVE}</Button>
      </Stack>
    </>
  );
}
