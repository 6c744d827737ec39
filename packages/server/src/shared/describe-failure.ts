// Describes an error for the log and the list of failed jobs. Removes the user input that PostgreSQL, drizzle and parsers
// quote in their messages.
import { errorCode } from './errors';

export interface DescribedFailure {
  type: string;
  message: string;
  code?: string;
  /** Database constraint that a write violated. */
  constraint?: string;
  stack?: string;
  cause?: DescribedFailure;
}

const MAX_MESSAGE_LENGTH = 300;
const MAX_FRAMES = 12;

export function describeFailure(failure: unknown): DescribedFailure {
  if (!(failure instanceof Error)) return { type: typeof failure, message: '' };
  const cause = failure.cause ?? (failure instanceof AggregateError ? failure.errors[0] : undefined);
  return {
    type: failure.name === 'error' ? failure.constructor.name : failure.name,
    message: withoutValues(failure),
    code: errorCode(failure),
    constraint: 'constraint' in failure ? String(failure.constraint) : undefined,
    stack: getFrames(failure),
    ...(cause instanceof Error && { cause: describeFailure(cause) }),
  };
}

/** One line, without the stack. */
export function summarizeFailure(failure: unknown): string {
  const { type, code, message } = describeFailure(failure);
  return [type, code, message && `(${message})`].filter(Boolean).join(' ');
}

/** The lookbehind allows matches only at the start of a word, so that matching takes linear time. */
const EMAIL = /(?<![^\s<>"'(),:;@])[^\s<>"'(),:;@]+@[^\s<>"'(),:;]+/g;
/** With or without separators, such as a phone number or an IP address. */
const NUMBER = /\d[\d\s().-]{2,}\d/g;
/** Ids, tokens and digests. */
const SECRET = /(?<![\w-])(?=[\w-]*\d)[\w-]{20,}/g;

function withoutValues(failure: Error): string {
  const { name, message } = failure;
  const quotesValues = name === 'SyntaxError' || /^22/.test(errorCode(failure) ?? '');
  return (quotesValues ? message.replace(/["'“‘].*/s, '…') : message)
    .replace(/\nparams: .*/s, '')
    .replace(EMAIL, '[email]')
    .replace(SECRET, '[id]')
    .replace(NUMBER, '[number]')
    .slice(0, MAX_MESSAGE_LENGTH);
}

function getFrames({ stack = '' }: Error): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, MAX_FRAMES).join('\n');
}
