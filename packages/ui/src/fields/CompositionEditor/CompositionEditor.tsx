import { forwardRef, useId, type CSSProperties, type FieldsetHTMLAttributes, type ReactNode } from 'react';
import {
  COMPOSITION_TOTAL_BP,
  compositionTotal,
  PORTFOLIO_ASSETS,
  remainingBp,
  splitRest,
  type Composition,
  type CompositionLine,
  type PortfolioAsset,
} from '@quoin/rules';
import { useControllable } from '../../behaviour/use-controllable';
import { Button } from '../../controls/Button/Button';
import { CompositionEditor as english } from '../../messages/en/fields';
import { useMessages } from '../../provider/quoin-context';
import { FieldGroup } from '../Field/FieldGroup';
import type { FieldFrameProps } from '../Field/Field';
import { PercentField } from '../PercentField/PercentField';
import { YearsField } from '../YearsField/YearsField';
import { warnOfFixedValue } from '../../behaviour/warn-in-development';
import { Bar, Foot, Head, Left, Line, Lines, Name } from './CompositionEditor.styles';

export interface CompositionEditorProps
  extends
    FieldFrameProps,
    Omit<
      FieldsetHTMLAttributes<HTMLFieldSetElement>,
      keyof FieldFrameProps | 'onChange' | 'defaultValue' | 'children'
    > {
  /** Shares in whole basis points, years in whole years. */
  value?: Composition;
  /** Initial value of an uncontrolled component. */
  defaultValue?: Composition;
  /** Called with the new value when the user changes it. */
  onChange?: (value: Composition) => void;
  /** By line and part: `{ cash: { years: 'How many years?' } }`. `error` is for the whole. */
  errors?: Partial<Record<PortfolioAsset, Partial<Record<keyof CompositionLine, ReactNode>>>>;
}

/** Seven lines that total 100 %; what is left always shows. Ref and other attributes reach the `<fieldset>`. */
export const CompositionEditor = forwardRef<HTMLFieldSetElement, CompositionEditorProps>(
  function CompositionEditor({ value, defaultValue = {}, onChange, errors = {}, name, ...rest }, ref) {
    warnOfFixedValue('CompositionEditor', value, onChange);
    const [composition, setComposition] = useControllable({ value, defaultValue, onChange });
    const text = useMessages('CompositionEditor', english);
    const id = useId();

    const set = (asset: PortfolioAsset, part: keyof CompositionLine, next: number | null) =>
      setComposition({ ...composition, [asset]: { ...composition[asset], [part]: next ?? undefined } });

    return (
      <FieldGroup ref={ref} data-quoin="CompositionEditor" {...rest}>
        <Lines>
          <Head aria-hidden>
            <span>{text.asset}</span>
            <span>{text.share}</span>
            <span>{text.years}</span>
          </Head>
          {PORTFOLIO_ASSETS.map((asset) => {
            const part = (key: keyof CompositionLine) => ({
              labelHidden: true,
              name: name && `${name}.${asset}.${key}`,
              disabled: rest.disabled,
              value: composition[asset]?.[key] ?? null,
              error: errors[asset]?.[key],
              onChange: (next: number | null) => set(asset, key, next),
            });
            return (
              <Line key={asset} role="group" aria-labelledby={`${id}-${asset}`} data-asset={asset}>
                <Name id={`${id}-${asset}`}>{text.assets[asset]}</Name>
                <PercentField label={text.shareOf(text.assets[asset])} {...part('share_bp')} />
                <YearsField label={text.yearsOf(text.assets[asset])} {...part('years')} />
              </Line>
            );
          })}
        </Lines>
        <Remaining
          composition={composition}
          disabled={rest.disabled}
          onSplit={() => setComposition(splitRest(composition))}
        />
      </FieldGroup>
    );
  },
);

interface RemainingProps {
  composition: Composition;
  disabled: boolean | undefined;
  onSplit: () => void;
}

function Remaining({ composition, disabled, onSplit }: RemainingProps) {
  const text = useMessages('CompositionEditor', english);
  const left = remainingBp(composition);
  const filled = Math.min(compositionTotal(composition) / COMPOSITION_TOTAL_BP, 1);
  const bar: CSSProperties & Record<'--filled', string> = { '--filled': `${filled * 100}%` };
  return (
    <Foot data-state={left === 0 ? 'done' : left > 0 ? 'left' : 'over'}>
      <Bar aria-hidden style={bar} />
      <Left role="status" data-part="remaining">
        {left === 0 ? text.complete : left > 0 ? text.left(percent(left)) : text.over(percent(-left))}
      </Left>
      <Button
        variant="quiet"
        size="small"
        disabled={disabled}
        aria-disabled={left <= 0 || undefined}
        onClick={onSplit}
      >
        {text.splitRest}
      </Button>
    </Foot>
  );
}

/** 1250 basis points are `12.5%`. */
const percent = (points: number) => `${points / 100}%`;
