// Checks what comes in against a row's shapes and says, per field and in the caller's language, what is wrong.
import type { Language } from '@quoin/rules';
import { fillMessage } from '@quoin/contract';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Settings } from 'typebox/system';
import { withNormalisedText } from './normalised-text';
import { VALIDATION_MESSAGES, type Demand } from './validation-messages';

/** Enough to tell the mistakes of every shape that a body may have. */
Settings.Set({ maxErrors: 64 });

/** Field path (`values.signers.0.email`) to the demand it does not meet. */
export type Unmet = Record<string, { demand: Demand; values?: Record<string, string | number> }>;

/** A request that does not have the shape of its row. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError';

  constructor(readonly unmet: Unmet) {
    super('the request does not have the shape of its row');
  }
}

/**
 * Query strings and parameters come as text and are read as what the shape says; a body must have its types already.
 * An unknown field is an error everywhere: what a caller meant by it would be lost. Typed text is normalised first.
 */
export function validatorOf({ schema, httpPart }: { schema: TSchema; httpPart?: string | undefined }) {
  const shape = Compile(schema);
  return (value: unknown) => {
    const typed = httpPart === 'body' ? value : shape.Default(shape.Convert(value ?? {}));
    const given = withNormalisedText(schema, typed);
    return shape.Check(given) ? { value: given } : { error: new ShapeError(unmetOf(shape.Errors(given))) };
  };
}

export const shapeMessages = (unmet: Unmet, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unmet).map(([path, { demand, values }]) => [
      path,
      fillMessage(VALIDATION_MESSAGES[language][demand], language, values),
    ]),
  );

type Mistake = ReturnType<ReturnType<typeof Compile>['Errors']>[number];

function unmetOf(mistakes: readonly Mistake[]): Unmet {
  const unmet: Unmet = {};
  for (const mistake of ofClosestVariant(mistakes)) {
    const path = mistake.instancePath.slice(1).replaceAll('/', '.');
    const below = (name: string) => (path ? `${path}.${name}` : name);
    switch (mistake.keyword) {
      case 'required':
        for (const name of mistake.params.requiredProperties) unmet[below(name)] = { demand: 'required' };
        break;
      case 'additionalProperties':
        for (const name of mistake.params.additionalProperties) unmet[below(name)] = { demand: 'unknown' };
        break;
      case 'maxLength':
        unmet[path] = { demand: 'too_long', values: { limit: mistake.params.limit } };
        break;
      case 'enum':
      case 'const':
        unmet[path] = { demand: 'not_a_choice' };
        break;
      case 'minimum':
        unmet[path] = { demand: 'too_small', values: { limit: String(mistake.params.limit) } };
        break;
      case 'maximum':
        unmet[path] = { demand: 'too_large', values: { limit: String(mistake.params.limit) } };
        break;
      default:
        unmet[path || 'body'] ??= { demand: 'wrong_kind' };
    }
  }
  return unmet;
}

/** Where a body may have one of several shapes, the mistakes of the one it comes closest to. */
function ofClosestVariant(mistakes: readonly Mistake[]): readonly Mistake[] {
  const variants = new Map<string, Mistake[]>();
  for (const mistake of mistakes) {
    const variant = /^#\/anyOf\/\d+/.exec(mistake.schemaPath)?.[0];
    if (variant) variants.set(variant, [...(variants.get(variant) ?? []), mistake]);
  }
  const closest = [...variants.values()].sort((a, b) => a.length - b.length)[0];
  return closest ?? mistakes;
}
