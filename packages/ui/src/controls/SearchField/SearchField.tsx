import { forwardRef, useRef, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import type { ValueProps } from '../../behaviour/use-controllable';
import { useFieldValue } from '../../behaviour/use-field-value';
import { useMergedRefs } from '../../behaviour/use-merged-refs';
import { warnAboutFixedValue } from '../../behaviour/warn-in-development';
import { Field, splitFrame, type FieldFrameProps, type InputRest } from '../../fields/Field/Field';
import { Icon } from '../../foundations/Icon/Icon';
import { SearchIcon, XIcon } from '../../foundations/Icon/icons';
import { SearchField as english } from '../../messages/en/controls';
import { useMessages } from '../../provider/quoin-context';
import { IconButton } from '../IconButton/IconButton';
import { Box, Input } from '../TextField/TextField.styles';

export interface SearchFieldProps extends FieldFrameProps, InputRest, ValueProps<string> {
  /** Called on every keystroke. */
  onChange?: ((value: string) => void) | undefined;
  /** Called on Enter, and with `''` when the text is cleared. */
  onSearch?: ((value: string) => void) | undefined;
}

/** A search input: Enter searches, Escape clears. Forwards the ref and other attributes to the `<input>`. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(props, ref) {
  const [frame, { value, defaultValue, onChange, onSearch, onKeyDown, ...rest }] = splitFrame(props);
  warnAboutFixedValue('SearchField', value, frame.disabled || rest.readOnly || onChange);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText, control] = useFieldValue({ value, defaultValue, empty: '', onChange, ref });
  const merged = useMergedRefs(input, control);
  const messages = useMessages('SearchField', english);

  const clear = () => {
    setText('');
    onSearch?.('');
    input.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // While an input method composes Chinese, it handles Enter and Escape.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && onSearch) {
      event.preventDefault();
      onSearch(text);
    }
    if (event.key === 'Escape' && text) {
      event.preventDefault();
      clear();
    }
  };

  return (
    <Field data-quoin="SearchField" {...frame}>
      {(attributes) => (
        <Box>
          <span data-part="start">
            <Icon of={SearchIcon} />
          </span>
          <SearchInput
            ref={merged}
            autoComplete="off"
            {...rest}
            {...attributes}
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={press}
          />
          {text && !frame.disabled && (
            <span data-part="end">
              <IconButton label={messages.clear} icon={XIcon} onClick={clear} />
            </span>
          )}
        </Box>
      )}
    </Field>
  );
});

/** Hides the browser's clear button: the component has its own. */
const SearchInput = styled(Input)`
  &::-webkit-search-cancel-button {
    display: none;
  }
`;
