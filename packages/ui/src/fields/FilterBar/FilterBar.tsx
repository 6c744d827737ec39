import { forwardRef, type HTMLAttributes } from 'react';
import { useControllable, type ValueProps } from '../../behaviour/use-controllable';
import { withoutNull } from '../../behaviour/use-field-value';
import { warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { Button } from '../../controls/Button/Button';
import { Select } from '../../controls/Select/Select';
import { Icon } from '../../foundations/Icon/Icon';
import { XIcon } from '../../foundations/Icon/icons';
import { FilterBar as english } from '../../messages/en/product-list';
import { useMessages } from '../../provider/quoin-context';
import { Chip, View } from './FilterBar.styles';

export interface FilterOption {
  value: string;
  label: string;
}

export interface Filter {
  key: string;
  label: string;
  options: readonly FilterOption[];
  /** `chips` shows all options at once, for the most used filter. */
  kind?: 'select' | 'chips' | undefined;
}

/** Chosen value by filter key; unset filters are absent. */
export type FilterValues = Readonly<Record<string, string>>;

export interface FilterBarProps
  extends
    Omit<HTMLAttributes<HTMLDivElement>, 'onChange' | 'defaultValue' | 'children'>,
    ValueProps<FilterValues> {
  /** Accessible name: what is filtered. */
  label: string;
  /** Filters in display order. */
  filters: readonly Filter[];
}

/** A row of filters with a button that clears them all. Forwards the ref and other attributes to the root. */
export const FilterBar = forwardRef<HTMLDivElement, FilterBarProps>(function FilterBar(
  { label, filters, value, defaultValue, onChange, ...rest },
  ref,
) {
  warnAboutFixedValue('FilterBar', value, onChange);
  const [chosen, setChosen] = useControllable<FilterValues>({
    value: withoutNull(value, {}),
    defaultValue: defaultValue ?? {},
    onChange,
  });
  const text = useMessages('FilterBar', english);
  const set = (key: string, next: string) => {
    const { [key]: _, ...others } = chosen;
    setChosen(next ? { ...others, [key]: next } : others);
  };
  return (
    <View ref={ref} role="group" aria-label={label} data-quoin="FilterBar" {...rest}>
      {filters.map((filter) =>
        filter.kind === 'chips' ? (
          <FilterChips
            key={filter.key}
            label={filter.label}
            options={filter.options}
            chosen={chosen[filter.key] ?? ''}
            onChoose={(next) => set(filter.key, next)}
          />
        ) : (
          <div key={filter.key} data-part="select">
            <Select
              label={filter.label}
              placeholder={text.any}
              options={filter.options}
              value={chosen[filter.key] ?? ''}
              onChange={(next) => set(filter.key, next)}
            />
          </div>
        ),
      )}
      {Object.values(chosen).some(Boolean) && (
        <div data-part="clear">
          <Button variant="quiet" iconStart={<Icon of={XIcon} size="small" />} onClick={() => setChosen({})}>
            {text.clear}
          </Button>
        </div>
      )}
    </View>
  );
});

interface FilterChipsProps extends Pick<Filter, 'label' | 'options'> {
  chosen: string;
  onChoose: (value: string) => void;
}

function FilterChips({ label, options, chosen, onChoose }: FilterChipsProps) {
  const text = useMessages('FilterBar', english);
  return (
    <div role="group" aria-label={label} data-part="chips">
      <div aria-hidden>{label}</div>
      {[{ value: '', label: text.all }, ...options].map((option) => (
        <Chip
          key={option.value}
          type="button"
          aria-pressed={option.value === chosen}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </Chip>
      ))}
    </div>
  );
}
