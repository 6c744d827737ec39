// A section of the step that collapses to its answers, with the number of open questions in its heading.
import { Heading, Stack, SummarySection, type SectionFact } from '@quoin/ui';
import { useForm } from '@quoin/ui/formik';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Note } from '../../../components/Note';
import type { InformationFields } from './information-shape';

interface AnswerSectionProps {
  title: string;
  lead?: string;
  level?: 3 | 4;
  /** Paths of its fields in the form. */
  paths: readonly string[];
  /** Nothing has to be answered. */
  optional?: boolean;
  /** Opens it from the start. By default only the first section with something to answer is open. */
  startsOpen?: boolean;
  /** The answers to show while it is closed and complete. */
  getSummary?: (values: InformationFields) => SectionFact[];
  children: ReactNode;
}

/** Opens by itself when the step is submitted with an error inside. */
export function AnswerSection(props: AnswerSectionProps) {
  const { title, lead, level = 3, paths, optional, startsOpen = false, getSummary, children } = props;
  const count = useForm((form) => paths.reduce((sum, path) => sum + countErrors(form.errors, path), 0));
  const attempts = useForm((_form, scope) => scope.attempts);
  const initialErrors = useForm((form) => form.initialErrors);
  const [open, setOpen] = useState(() => startsOpen || isWithin(firstErrorPath(initialErrors) ?? '', paths));
  // Undefined while it is open, so that typing inside does not render it.
  const values = useForm<InformationFields, InformationFields | undefined>((form) =>
    open ? undefined : form.values,
  );

  const handled = useRef(attempts);
  useEffect(() => {
    if (attempts === handled.current) return;
    handled.current = attempts;
    if (count > 0) setOpen(true);
  }, [attempts, count]);

  const answered = optional ? 'optional' : 'complete';
  return (
    <SummarySection
      title={title}
      level={level}
      state={count === 0 ? answered : attempts > 0 ? 'errors' : 'incomplete'}
      count={count}
      summary={values && count === 0 ? getSummary?.(values) : undefined}
      open={open}
      onOpenChange={setOpen}
    >
      {lead && <Note measure>{lead}</Note>}
      {children}
    </SummarySection>
  );
}

// Counts and locates the messages in the errors of a form, for the sections of a step.

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Number of messages at a path and below it. */
function countErrors(errors: unknown, path: string): number {
  const at = path
    .split('.')
    .reduce<unknown>((node, key) => (isObject(node) ? Reflect.get(node, key) : undefined), errors);
  return countMessages(at);
}

function countMessages(errors: unknown): number {
  if (isObject(errors))
    return Object.values(errors).reduce<number>((count, inner) => count + countMessages(inner), 0);
  return errors ? 1 : 0;
}

/** Path of the first message; undefined if there is none. Errors are in the order of the rules, which is that of the form. */
function firstErrorPath(errors: unknown): string | undefined {
  if (!isObject(errors)) return undefined;
  for (const [key, inner] of Object.entries(errors)) {
    if (isObject(inner)) {
      const below = firstErrorPath(inner);
      if (below !== undefined) return `${key}.${below}`;
    } else if (inner) return key;
  }
  return undefined;
}

/** Whether the field is one of the paths, or inside one of them. */
const isWithin = (field: string, paths: readonly string[]): boolean =>
  paths.some((path) => field === path || field.startsWith(`${path}.`));

export const Section = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <Stack as="section" gap={6}>
    <Stack gap={2}>
      <Heading level={3}>{title}</Heading>
      {lead && <Note measure>{lead}</Note>}
    </Stack>
    {children}
  </Stack>
);
