import { forwardRef, type HTMLAttributes } from 'react';
import type { FigureMath } from '@quoin/rules';
import { loadedLater } from '../../behaviour/loaded-later';
import { useControllable } from '../../behaviour/use-controllable';
import { useMergedRefs } from '../../behaviour/use-merged-refs';
import { Spinner } from '../../feedback/Spinner/Spinner';
import { Dialog } from '../../flow/Dialog/Dialog';
import { Disclosure } from '../../flow/Disclosure/Disclosure';
import { ShowTheMath as english } from '../../messages/en/performance';
import { performanceFigure, performancePeriod } from '../../messages/en/terms';
import { useMessages } from '../../provider/quoin-context';
import { useNamedTerms } from '../../provider/use-terms';

export interface ShowTheMathProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'children' | 'onChange' | 'title' | 'role'
> {
  /** Formula and figures to explain. */
  math: FigureMath;
  /** `disclosure` expands in place. `dialog` is opened by another control, such as a figure of `PerformanceTable`. */
  appearance?: 'disclosure' | 'dialog' | undefined;
  /** Controlled open state. */
  open?: boolean | undefined;
  /** Initial open state of an uncontrolled component. */
  defaultOpen?: boolean | undefined;
  /** Called with the new value when the user changes it. */
  onChange?: ((open: boolean) => void) | undefined;
  /** Level of the headings in a disclosure; in a dialog they follow its title. Default 4. */
  headingLevel?: 3 | 4 | undefined;
}

/** Formulas and their messages, loaded when the user opens the math. */
const useMathSheet = /* @__PURE__ */ loadedLater(
  'ShowTheMath',
  async () => (await import('./MathSheet')).MathSheet,
);

/**
 * Shows how a figure was computed: the result, the formula in words and in MathML, and the rows it came from. Forwards the
 * ref and other attributes to the `<details>` or the `<dialog>`.
 */
export const ShowTheMath = forwardRef<HTMLElement, ShowTheMathProps>(function ShowTheMath(
  { math, appearance = 'disclosure', open, defaultOpen = false, onChange, headingLevel = 4, ...rest },
  ref,
) {
  const text = useMessages('ShowTheMath', english);
  const figureNames = useNamedTerms('performanceFigure', performanceFigure);
  const periodNames = useNamedTerms('performancePeriod', performancePeriod);
  const [isOpen, setOpen] = useControllable({ value: open, defaultValue: defaultOpen, onChange });
  const MathSheet = useMathSheet(isOpen);
  const root = useMergedRefs<HTMLElement>(null, ref);
  const figure = figureNames[math.figure];
  const title = math.period ? text.titleOfPeriod(figure, periodNames[math.period]) : text.title(figure);
  if (appearance === 'dialog')
    return (
      <Dialog
        ref={root}
        data-quoin="ShowTheMath"
        size="large"
        title={title}
        open={isOpen}
        onClose={() => setOpen(false)}
        {...rest}
      >
        {MathSheet ? <MathSheet math={math} headingLevel={3} /> : <Spinner />}
      </Dialog>
    );
  return (
    <Disclosure
      ref={root}
      data-quoin="ShowTheMath"
      summary={title}
      open={isOpen}
      onChange={setOpen}
      {...rest}
    >
      {MathSheet ? <MathSheet math={math} headingLevel={headingLevel} /> : <Spinner />}
    </Disclosure>
  );
});
