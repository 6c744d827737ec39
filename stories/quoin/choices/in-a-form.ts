// Press, choose, fill in: what a form is made of.
import type { Task } from './choice';

export const ACTS: Task = {
  task: 'Press something',
  choices: [
    {
      need: 'Do the one thing this page is for',
      take: ['controls/Button'],
      because: 'Primary, one per view. Its words are the deed: “Sign agreement”.',
    },
    {
      need: 'Go to another page',
      take: ['controls/LinkButton'],
      because: 'A link can be opened in a new tab; a button cannot.',
    },
    {
      need: 'One of several rarer acts',
      take: ['controls/Menu'],
      because: 'Up to three acts stand better side by side as buttons.',
    },
    {
      need: 'An act whose sign everybody knows',
      take: ['controls/IconButton'],
      because: 'Its label is read out. Where the sign needs explaining, write the word.',
    },
    {
      need: 'A second thought about a control',
      take: ['controls/Tooltip'],
      because: 'A finger sees no tooltip: what is needed stands on the page.',
    },
  ],
};

export const ANSWERS: Task = {
  task: 'Choose',
  choices: [
    {
      need: 'Yes or no, and neither is assumed',
      take: ['fields/YesNoQuestion'],
      because: 'Both answers stand there. A checkbox would take silence for “no”.',
    },
    {
      need: 'One of two to five, worth comparing',
      take: ['controls/RadioGroup'],
      because: 'All answers are seen before one is chosen.',
    },
    {
      need: 'One of six to fifteen',
      take: ['controls/Select'],
      because: 'The native list is best on a phone.',
    },
    {
      need: 'One of many, by typing',
      take: ['controls/ComboBox', 'fields/CountrySelect'],
      because: 'Finds an entry by any of its names; countries in either language.',
    },
    {
      need: 'Several of a few',
      take: ['controls/CheckboxGroup'],
      because: '“None of these” can stand among them and excludes the rest.',
    },
    {
      need: 'One statement to agree to',
      take: ['controls/Checkbox'],
      because: 'The box is the answer; it is sent with the form.',
    },
    {
      need: 'A setting that acts at once',
      take: ['controls/Switch'],
      because: 'In a form that is sent later, take a Checkbox.',
    },
    {
      need: 'Statements that bind the investor',
      take: ['fields/Attestations'],
      because: 'Each is ticked on its own, and the text may be long.',
    },
    {
      need: 'What makes somebody an accredited investor',
      take: ['investing/QualificationStatement'],
      because: 'The statements and thresholds of the rulebook, in words.',
    },
    {
      need: 'What a list is narrowed to',
      take: ['fields/FilterBar'],
      because: 'Chips and lists in one row; what is set can be taken back.',
    },
  ],
};

export const ENTRIES: Task = {
  task: 'Fill in',
  choices: [
    {
      need: 'A few words, or a few lines',
      take: ['controls/TextField', 'controls/TextArea'],
      because: 'Where no field below knows better what is typed.',
    },
    { need: 'Words to look for', take: ['controls/SearchField'], because: 'Escape and a cross empty it.' },
    {
      need: 'Dollars to commit or redeem',
      take: ['fields/AmountField'],
      because: 'Multiples and limits are part of it; cents stay exact.',
    },
    {
      need: 'A rate, or a number of years',
      take: ['fields/PercentField', 'fields/YearsField'],
      because: 'The unit stands in the field and the value is exact.',
    },
    {
      need: 'How a portfolio is divided',
      take: ['fields/CompositionEditor'],
      because: 'Seven lines that total 100%, and it always says what is left.',
    },
    {
      need: 'A phone number',
      take: ['fields/PhoneField'],
      because: 'Grouped as its region writes it; a pasted number brings its region along.',
    },
    {
      need: 'A date known by heart',
      take: ['fields/BirthDateField'],
      because: 'Three parts are faster than a calendar, and a whole date may be pasted.',
    },
    {
      need: 'Where somebody lives',
      take: ['fields/AddressFields'],
      because: 'Asks what that country has, and no more.',
    },
    {
      need: 'A number that no bystander should read',
      take: ['fields/SsnField', 'fields/NationalIdField', 'fields/ConcealedField'],
      because: 'Dots until revealed, never in an attribute.',
    },
    {
      need: 'A password, new or known',
      take: ['fields/PasswordField'],
      because: 'The rules are ticked off while it is typed.',
    },
    {
      need: 'A code that was sent',
      take: ['fields/CodeField'],
      because: 'Takes a pasted code and the phone’s offer; sends again after a minute.',
    },
    {
      need: 'Where money is sent from or to',
      take: ['fields/BankAccountFields'],
      because: 'Asks only what this country and this method need, and checks the numbers.',
    },
    {
      need: 'A proof',
      take: ['fields/FileUpload'],
      because: 'Every file has its own progress, its own retry and its own reason.',
    },
    {
      need: 'A signature',
      take: ['fields/SignaturePad', 'fields/TypedSignature'],
      because: 'Drawn or typed; the keyboard alone suffices, and both bind.',
    },
    {
      need: 'Something no field here takes',
      take: ['fields/Field', 'fields/FieldGroup'],
      because: 'Label, hint and error around a control of your own.',
    },
  ],
};
