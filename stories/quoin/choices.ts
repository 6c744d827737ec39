interface Choice {
  need: string;
  take: string;
  because: string;
}

/** What an investor does, and which component lets them do it. */
export const CHOICES: readonly { task: string; choices: readonly Choice[] }[] = [
  {
    task: 'Press something',
    choices: [
      {
        need: 'Do the one thing this page is for',
        take: 'Button, primary',
        because: 'One per view. Its words are the deed: “Sign agreement”.',
      },
      {
        need: 'Go to another page',
        take: 'LinkButton, or a link in the text',
        because: 'A link can be opened in a new tab; a button cannot.',
      },
      {
        need: 'One of several rarer acts',
        take: 'Menu',
        because: 'Up to three acts stand better side by side as buttons.',
      },
      {
        need: 'An act whose sign everybody knows',
        take: 'IconButton',
        because: 'Its label is read out. Where the sign needs explaining, write the word.',
      },
    ],
  },
  {
    task: 'Choose',
    choices: [
      {
        need: 'Yes or no, and neither is assumed',
        take: 'YesNoQuestion',
        because: 'Both answers stand there. A checkbox would take silence for “no”.',
      },
      {
        need: 'One of two to five, worth comparing',
        take: 'RadioGroup',
        because: 'All answers are seen before one is chosen.',
      },
      {
        need: 'One of six to fifteen',
        take: 'Select',
        because: 'The native list is best on a phone.',
      },
      {
        need: 'One of many, by typing',
        take: 'ComboBox; for countries CountrySelect',
        because: 'It finds an entry by any of its names, in either language.',
      },
      {
        need: 'Several of a few',
        take: 'CheckboxGroup',
        because: '“None of these” can stand among them and excludes the rest.',
      },
      {
        need: 'Statements that bind the investor',
        take: 'Attestations',
        because: 'Each is ticked on its own, and the text may be long.',
      },
      {
        need: 'A setting that acts at once',
        take: 'Switch',
        because: 'In a form that is sent later, take a Checkbox.',
      },
    ],
  },
  {
    task: 'Fill in',
    choices: [
      {
        need: 'Dollars to commit or redeem',
        take: 'AmountField',
        because: 'Multiples and limits are part of it; cents stay exact.',
      },
      {
        need: 'A number that no bystander should read',
        take: 'SsnField, NationalIdField or ConcealedField',
        because: 'Dots until revealed, never in an attribute.',
      },
      {
        need: 'How a portfolio is divided',
        take: 'CompositionEditor',
        because: 'Seven lines that total 100%, and it always says what is left.',
      },
      {
        need: 'Where money is sent from or to',
        take: 'BankAccountFields',
        because: 'Asks only what this country and this method need, and checks the numbers.',
      },
      {
        need: 'A proof',
        take: 'FileUpload',
        because: 'Every file has its own progress, its own retry and its own reason.',
      },
      {
        need: 'A signature',
        take: 'SignaturePad',
        because: 'Typed by keyboard or drawn by hand; both bind.',
      },
    ],
  },
  {
    task: 'Read figures',
    choices: [
      {
        need: 'One figure',
        take: 'Figure',
        because: 'Tabular, with a real minus, its unit lighter than its value.',
      },
      {
        need: 'How an investment did',
        take: 'PerformanceTable, with ShowTheMath',
        because: 'Every figure leads to the rows and the formula it came from.',
      },
      {
        need: 'A course over time, or shares of a whole',
        take: 'NavChart, CashFlowChart, AllocationDonut',
        because: 'Each has a table to switch to and a summary in words.',
      },
      {
        need: 'Papers',
        take: 'DocumentTable',
        because: 'Searches, filters and sorts; ten thousand rows stay smooth.',
      },
    ],
  },
  {
    task: 'Be told',
    choices: [
      {
        need: 'What is wrong with one answer',
        take: 'The field’s own error',
        because: 'It stands where it is put right, and is read out.',
      },
      {
        need: 'What concerns the whole page',
        take: 'Banner',
        because: 'It stays until it is no longer true.',
      },
      {
        need: 'That something has happened',
        take: 'Notices',
        because: 'They go by themselves; nothing that must be read belongs there.',
      },
      {
        need: 'A question before what cannot be undone',
        take: 'ConfirmDialog',
        because: 'Its button says the deed, not “OK”.',
      },
      {
        need: 'That there is nothing yet, or that it failed',
        take: 'EmptyState, ErrorState',
        because: 'Both say what to do next.',
      },
    ],
  },
];
