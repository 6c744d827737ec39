// Fields of a form section, derived from the table of answers: selection, order, kind and messages.
import {
  ANSWERS,
  isApplicable,
  isRequired,
  type AnswerId,
  type Answers,
  type ApplicationValues,
  type FormSection,
  type InvestorContext,
  type SectionAnswer,
} from '@quoin/rules';
import {
  FormikAmountField,
  FormikSelect,
  FormikTextArea,
  FormikTextField,
  FormikYesNoQuestion,
  useFormValue,
} from '@quoin/ui/formik';
import { useIntl } from 'react-intl';
import { withoutBlanks } from '../../../api/without-blanks';
import { useText, type MessageId } from '../../../i18n';
import { investorKind, type InvestorKind } from '../use-field-names';
import type { StepFields } from './answer-fields';

type SectionStep = 'investor_information' | 'status_and_experience';

/** Answers that belong to a section. */
type SectionAnswerId = {
  [S in SectionStep]: {
    [Id in AnswerId<S>]: (typeof ANSWERS)[S][Id & keyof (typeof ANSWERS)[S]] extends { section: FormSection }
      ? Id
      : never;
  }[AnswerId<S>];
}[SectionStep];

interface AnswerFieldsProps {
  step: SectionStep;
  section: FormSection;
  context: InvestorContext;
}

export function AnswerFields({ step, section, context }: AnswerFieldsProps) {
  const answers: Answers = ANSWERS[step];
  const fields = Object.entries(answers).flatMap(([id, answer]) =>
    'section' in answer && answer.section === section
      ? [{ id: id as SectionAnswerId, answer }] // Object.entries loses the type of the keys
      : [],
  );
  // The selector returns a string because an array would differ after every change of the form.
  const shown = useFormValue((form: StepFields<SectionStep>) => {
    const values = withoutBlanks(form) as ApplicationValues[SectionStep]; // both come from the same table
    const applicable = fields.filter(({ id }) => isApplicable(step, id, context, values));
    return applicable.map(({ id }) => id).join(' ');
  }).split(' ');
  return fields
    .filter(({ id }) => shown.includes(id))
    .map(({ id, answer }) => (
      <AnswerField
        key={id}
        id={id}
        answer={answer}
        kind={investorKind(context.investorType)}
        required={isRequired(step, id)}
      />
    ));
}

interface AnswerFieldProps {
  id: SectionAnswerId;
  answer: SectionAnswer;
  kind: InvestorKind;
  required: boolean;
}

function AnswerField({ id, answer, kind, required }: AnswerFieldProps) {
  const text = useText();
  const { messages } = useIntl();
  const isMessage = (message: string): message is MessageId => message in messages;
  /** The message for the kind of investor, or the one for all investors. */
  const getMessage = (message: string) => [`${message}.${kind}`, message].find(isMessage);
  const hint = getMessage(`apply.hint.${id}`);
  const field = {
    name: id,
    label: text(getMessage(`apply.field.${id}`) ?? `apply.field.${id}`),
    hint: hint && text(hint),
    required,
    optional: !required,
  };
  switch (answer.kind) {
    case 'text':
      return <FormikTextField {...field} autoComplete={id === 'employer' ? 'organization' : undefined} />;
    case 'long_text':
      return <FormikTextArea {...field} maxLength={answer.maxLength} />;
    case 'money':
      return <FormikAmountField {...field} />;
    case 'yes_no':
      return <FormikYesNoQuestion {...field} />;
    case 'choice':
      return (
        <FormikSelect
          {...field}
          options={answer.options.map((value) => ({ value, label: text(optionMessage(id, value)) }))}
        />
      );
  }
}

type OptionMessage = {
  [S in SectionStep]: {
    [Id in keyof (typeof ANSWERS)[S]]: (typeof ANSWERS)[S][Id] extends {
      kind: 'choice';
      options: readonly (infer O extends string)[];
    }
      ? `apply.${Extract<Id, string>}.${O}`
      : never;
  }[keyof (typeof ANSWERS)[S]];
}[SectionStep];

/** An option without a message in the catalogue is a type error. */
const optionMessage = (id: SectionAnswerId, option: string): MessageId =>
  `apply.${id}.${option}` as OptionMessage; // every option has a message
