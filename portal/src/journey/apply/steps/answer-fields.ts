// Form values of a step: every field of the table of answers, empty unless saved.
import {
  ANSWERS,
  type Answer,
  type Answers,
  type ApplicationStep,
  type ApplicationValues,
  type Composition,
} from '@quoin/rules';
import { useFieldError } from '@quoin/ui/formik';
import { withoutBlanks } from '../../../api/without-blanks';
import { useText, type MessageId } from '../../../i18n';
import type { StepShape } from './StepForm';

/** Form value of one answer. */
type FieldOf<A extends Answer> = A extends { kind: 'choice'; options: readonly (infer Option)[] }
  ? Option | ''
  : A extends { kind: 'yes_no' }
    ? boolean | null
    : A extends { kind: 'tick' }
      ? boolean
      : A extends { kind: 'share' }
        ? number | null
        : A extends { kind: 'composition' }
          ? Composition
          : A extends { kind: 'ids' }
            ? string[]
            : A extends { kind: 'group'; of: infer Of extends Answers }
              ? FieldsOf<Of>
              : A extends { kind: 'list'; of: infer Of extends Answers }
                ? FieldsOf<Of>[]
                : string;

/** Form values of several answers. */
export type FieldsOf<As extends Answers> = {
  -readonly [Id in keyof As as As[Id] extends { kind: 'file' } ? never : Id]: FieldOf<As[Id]>;
};

/** Form values of a step. */
export type StepFields<S extends ApplicationStep> = FieldsOf<(typeof ANSWERS)[S]>;

const NO_VALUES: Record<string, unknown> = {};

function getField(answer: Answer, saved: unknown): unknown {
  switch (answer.kind) {
    case 'yes_no':
    case 'share':
      return saved ?? null;
    case 'tick':
      return saved ?? false;
    case 'composition':
      return saved ?? {};
    case 'ids':
      return saved ?? [];
    case 'region':
      return saved ?? 'US';
    case 'group':
      return getFields(answer.of, saved ?? NO_VALUES);
    case 'list':
      return Array.isArray(saved) ? saved.map((item) => getFields(answer.of, item)) : [];
    default:
      return saved ?? '';
  }
}

/** Form values with saved answers. */
export function getFields<As extends Answers>(answers: As, saved: object): FieldsOf<As> {
  const values = saved as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([, { kind }]) => kind !== 'file')
      .map(([id, answer]) => [id, getField(answer, values[id])]),
  ) as FieldsOf<As>; // fromEntries loses the keys
}

/** Shape of a step whose fields all come from the table. */
export const stepShape = <S extends 'qualification' | 'status_and_experience' | 'amount_and_signature'>(
  step: S,
): StepShape<S, StepFields<S>> => ({
  step,
  fields: (saved) => getFields(ANSWERS[step], saved),
  wire: (values) => withoutBlanks(values) as ApplicationValues[S], // fields and values come from the same table
});

/** Message of the field's error, after blur or submit. */
export function useShownError(path: string): string | undefined {
  const error = useFieldError(path);
  return typeof error === 'string' ? error : undefined;
}

/** Path of an answer that has one label for all kinds of investor. */
type LabelledAnswer<Id = MessageId> = Id extends `apply.field.${infer Path}` ? Path : never;

/** Returns the name and label of the field of a required answer. @param item path of the list item that the answer belongs to */
export function useAnswerProps() {
  const text = useText();
  return (path: LabelledAnswer, item?: string) => ({
    name: item ? `${item}.${path.split('.').at(-1)}` : path,
    label: text(`apply.field.${path}`),
    required: true,
  });
}
