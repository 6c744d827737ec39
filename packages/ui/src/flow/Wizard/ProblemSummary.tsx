import { forwardRef, type ReactNode } from 'react';
import { controlById, focusInView } from '../../behaviour/focus-control';
import { CircleAlertIcon } from '../../foundations/Icon/icons';
import { Icon } from '../../foundations/Icon/Icon';
import type { WizardProblem } from './wizard-step';
import { Summary } from './Wizard.styles';

interface ProblemSummaryProps {
  heading: ReactNode;
  problems: readonly WizardProblem[];
}

/** Lists the problems of the step as links to their fields. */
export const ProblemSummary = forwardRef<HTMLDivElement, ProblemSummaryProps>(function ProblemSummary(
  { heading, problems },
  ref,
) {
  return (
    <Summary ref={ref} tabIndex={-1} data-part="problems">
      <p>
        <Icon of={CircleAlertIcon} size="small" />
        {heading}
      </p>
      <ul>
        {problems.map(({ field, message }, index) => (
          <li key={`${index} ${field}`}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                // The router owns the URL, so the focus moves without the hash.
                event.preventDefault();
                focusInView(controlById(field, event.currentTarget));
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Summary>
  );
});
