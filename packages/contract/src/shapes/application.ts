// The five steps of an application on the wire, derived from the table of answers. Drafts are stored as they are typed, so
// every field may be missing or unfinished. `problemsOfStep` of @quoin/rules returns the problems of a finished step.
import Type, { type TSchema, type TUnsafe } from 'typebox';
import { ANSWERS, PORTFOLIO_ASSETS, type Answer, type Answers, type ApplicationValues } from '@quoin/rules';
import { Id, OneOf, Text } from './primitives';

const strict = { additionalProperties: false } as const;

const CompositionLine = Type.Object(
  {
    share_bp: Type.Optional(Type.Integer({ minimum: 0, maximum: 99_999 })),
    years: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
  },
  strict,
);

const Composition = Type.Partial(Type.Record(Type.Enum([...PORTFOLIO_ASSETS]), CompositionLine), strict);

function answerShape(answer: Exclude<Answer, { kind: 'file' }>): TSchema {
  switch (answer.kind) {
    case 'yes_no':
    case 'tick':
      return Type.Boolean();
    case 'choice':
      return OneOf(answer.options);
    case 'share':
      return Type.Integer({ minimum: 0, maximum: answer.maximum });
    case 'composition':
      return Composition;
    case 'id':
      return Id;
    case 'ids':
      return Type.Array(Id, { maxItems: answer.maxItems });
    case 'group':
      return answersShape(answer.of);
    case 'list':
      return Type.Array(answersShape(answer.of), { maxItems: answer.maxItems });
    default:
      return Text(answer.maxLength);
  }
}

/** Files are uploaded by separate calls. */
function answersShape(answers: Answers): TSchema {
  const shapes = Object.entries(answers).flatMap(([id, answer]) =>
    answer.kind === 'file' ? [] : [[id, Type.Optional(answerShape(answer))] as const],
  );
  return Type.Object(Object.fromEntries(shapes), strict);
}

const stepShape = <S extends keyof typeof ANSWERS>(step: S) =>
  answersShape(ANSWERS[step]) as TUnsafe<ApplicationValues[S]>; // the values' type is derived from the same table

/** The values of each step. */
export const STEP_SHAPES = {
  qualification: stepShape('qualification'),
  investor_information: stepShape('investor_information'),
  status_and_experience: stepShape('status_and_experience'),
  upload_files: stepShape('upload_files'),
  amount_and_signature: stepShape('amount_and_signature'),
};
