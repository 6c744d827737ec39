import {
  COMPOSITION_TOTAL_BP,
  compositionTotal,
  PORTFOLIO_ASSETS,
  getRemainingBp,
  splitRest,
  type AssetShares,
  type CompositionLine,
} from '@quoin/rules';
import { forwardRef, useId, type CSSProperties, type ReactNode } from 'react';
import type { ValueProps } from '../../behaviour/use-controllable';
import { useFieldValue } from '../../behaviour/use-field-value';
import { warnInDevelopment, warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { Button } from '../../controls/Button/Button';
import { CompositionEditor as english } from '../../messages/en/fields';
import { useMessages } from '../../provider/quoin-context';
import type { FieldFrameProps, GroupRest } from '../Field/Field';
import { FieldGroup } from '../Field/FieldGroup';
import { PercentField } from '../PercentField/PercentField';
import { YearsField } from '../YearsField/YearsField';
import { Bar, Foot, Head, Left, Line, Lines, Name } from './CompositionEditor.styles';

export interface CompositionAsset {
  /** Key of the line in the value. */
  key: string;
  /** Name of the line, in the current language. */
  label: string;
}

export interface CompositionEditorProps extends FieldFrameProps, GroupRest, ValueProps<AssetShares> {
  /** By key of the line: shares in whole basis points, years in whole years. */
  value?: AssetShares | undefined;
  /** Lines in display order. Default: the seven asset classes of an application. */
  assets?: readonly CompositionAsset[] | undefined;
  /** By line and part: `{ cash: { years: 'How many years?' } }`. `error` is for the whole. */
  errors?: Partial<Record<string, Partial<Record<keyof CompositionLine, ReactNode>>>> | undefined;
}

/** Lines that total 100 %, with the remaining share always shown. Ref and other attributes reach the `<fieldset>`. */
export const CompositionEditor = forwardRef<HTMLFieldSetElement, CompositionEditorProps>(
  function CompositionEditor(
    { value, defaultValue, onChange, assets: given, errors = {}, name, ...rest },
    ref,
  ) {
    warnAboutFixedValue('CompositionEditor', value, onChange);
    const [composition, setComposition, group] = useFieldValue({
      value,
      defaultValue,
      empty: {},
      onChange,
      ref,
    });
    const text = useMessages('CompositionEditor', english);
    const id = useId();
    const assets = given ?? PORTFOLIO_ASSETS.map((key) => ({ key, label: text.assets[key] }));
    const keys = assets.map(({ key }) => key);
    if (new Set(keys).size < keys.length)
      warnInDevelopment('CompositionEditor', 'has two assets of the same key. Give each a key of its own.');

    const set = (asset: string, part: keyof CompositionLine, next: number | null) =>
      setComposition({ ...composition, [asset]: { ...composition[asset], [part]: next ?? undefined } });

    return (
      <FieldGroup ref={group} data-quoin="CompositionEditor" {...rest}>
        <Lines>
          <Head aria-hidden>
            <span>{text.asset}</span>
            <span>{text.share}</span>
            <span>{text.years}</span>
          </Head>
          {assets.map(({ key: asset, label }, index) => {
            const part = (key: keyof CompositionLine) => ({
              labelHidden: true,
              name: name && `${name}.${asset}.${key}`,
              disabled: rest.disabled,
              value: composition[asset]?.[key] ?? null,
              error: errors[asset]?.[key],
              onChange: (next: number | null) => set(asset, key, next),
            });
            return (
              <Line key={asset} role="group" aria-labelledby={`${id}-${index}`} data-asset={asset}>
                <Name id={`${id}-${index}`}>{label}</Name>
                <PercentField label={text.shareOf(label)} {...part('share_bp')} />
                <YearsField label={text.yearsOf(label)} {...part('years')} />
              </Line>
            );
          })}
        </Lines>
        <Remaining
          composition={composition}
          keys={keys}
          disabled={rest.disabled}
          onSplit={() => setComposition(splitRest(composition, keys))}
        />
      </FieldGroup>
    );
  },
);

interface RemainingProps {
  composition: AssetShares;
  keys: readonly string[];
  disabled: boolean | undefined;
  onSplit: () => void;
}

function Remaining({ composition, keys, disabled, onSplit }: RemainingProps) {
  const text = useMessages('CompositionEditor', english);
  const left = getRemainingBp(composition, keys);
  const filled = Math.min(compositionTotal(composition, keys) / COMPOSITION_TOTAL_BP, 1);
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
