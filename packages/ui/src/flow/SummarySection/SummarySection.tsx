import { forwardRef, useId, useRef, type HTMLAttributes, type ReactNode, type RefObject } from 'react';
import { useControllable } from '../../behaviour/use-controllable';
import { useEffectBeforePaint } from '../../behaviour/use-effect-before-paint';
import { Button } from '../../controls/Button/Button';
import { Heading } from '../../foundations/Heading/Heading';
import { Icon } from '../../foundations/Icon/Icon';
import { ChevronDownIcon, CircleAlertIcon, CircleCheckIcon } from '../../foundations/Icon/icons';
import { SummarySection as english } from '../../messages/en/flow';
import { useMessages } from '../../provider/quoin-context';
import { View } from './SummarySection.styles';

export type SectionState = 'complete' | 'incomplete' | 'errors' | 'optional';

export interface SectionFact {
  /** Short name of the answer. */
  name: string;
  /** The answer as text; sensitive numbers masked. */
  value: ReactNode;
}

export interface SummarySectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Heading of the section, and its accessible name. */
  title: string;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3 | 4 | undefined;
  /** `optional`: nothing has to be answered here. The app decides; the section does not read its fields. */
  state: SectionState;
  /** Number of missing answers with `incomplete`, of answers to correct with `errors`. */
  count?: number | undefined;
  /** What was answered. Shown while the section is closed. */
  summary?: readonly SectionFact[] | undefined;
  /** Controlled open state. */
  open?: boolean | undefined;
  /** Initial open state of an uncontrolled section. */
  defaultOpen?: boolean | undefined;
  /** Called with the new open state: by the heading, the Edit button, find-in-page, or focus on an error inside. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A section of a long form that collapses to a summary of its answers. Its fields stay mounted, so nothing typed is lost.
 * Forwards the ref and other attributes to the `<section>`.
 */
export const SummarySection = forwardRef<HTMLElement, SummarySectionProps>(function SummarySection(
  {
    title,
    level = 3,
    state,
    count = 0,
    summary = [],
    open,
    defaultOpen = false,
    onOpenChange,
    children,
    ...rest
  },
  ref,
) {
  const text = useMessages('SummarySection', english);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useControllable({
    value: open,
    defaultValue: defaultOpen,
    onChange: onOpenChange,
  });
  const content = useFoundContent(isOpen, () => setOpen(true));
  const words = {
    complete: text.complete,
    optional: text.optional,
    incomplete: text.incomplete(count),
    errors: text.errors(count),
  }[state];

  return (
    <View
      ref={ref}
      data-quoin="SummarySection"
      data-state={state}
      data-open={isOpen || undefined}
      aria-labelledby={`${id}-title`}
      {...rest}
    >
      <div data-part="head">
        <Heading level={level} size={level === 4 ? 'lead' : 'title'}>
          <button
            ref={toggle}
            type="button"
            id={`${id}-title`}
            data-part="toggle"
            aria-expanded={isOpen}
            aria-controls={`${id}-content`}
            aria-describedby={`${id}-state`}
            onClick={() => setOpen(!isOpen)}
          >
            {title}
          </button>
        </Heading>
        <span data-part="state" id={`${id}-state`}>
          {state === 'complete' && <Icon of={CircleCheckIcon} size="small" />}
          {state === 'errors' && <Icon of={CircleAlertIcon} size="small" />}
          <span>{words}</span>
        </span>
        {!isOpen && state === 'complete' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={text.editNamed(title)}
            onClick={() => {
              setOpen(true);
              toggle.current?.focus(); // this button disappears
            }}
          >
            {text.edit}
          </Button>
        )}
        <Icon of={ChevronDownIcon} size="small" />
      </div>
      {!isOpen && summary.length > 0 && (
        <dl data-part="summary">
          {summary.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div ref={content} id={`${id}-content`} data-part="content" hidden={!isOpen}>
        <div>{children}</div>
      </div>
    </View>
  );
});

/**
 * Makes the content of a closed section searchable by the browser, which opens it by a `beforematch` event; so does
 * `focusInView` for a field inside.
 * @returns the ref of the content, an element with the attribute `hidden` while closed
 */
function useFoundContent(open: boolean, onFound: () => void): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const found = useRef(onFound);
  useEffectBeforePaint(() => {
    found.current = onFound;
  });
  useEffectBeforePaint(() => {
    const element = content.current;
    if (open || !element) return undefined;
    // React writes `hidden` without a value. Browsers that do not know the value hide the element anyway.
    element.setAttribute('hidden', 'until-found');
    const show = () => found.current();
    element.addEventListener('beforematch', show);
    return () => element.removeEventListener('beforematch', show);
  }, [open]);
  return content;
}
