import { forwardRef, type ButtonHTMLAttributes } from 'react';
import { Icon } from '../../foundations/Icon/Icon';
import { LanguagesIcon } from '../../foundations/Icon/icons';
import { useLocale, type Locale } from '../../provider/quoin-context';
import { View } from './LanguageSwitch.styles';

export interface LanguageSwitchProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'onChange' | 'children'
> {
  /** Called with the new value when the user changes it. */
  onChange?: ((locale: Locale) => void) | undefined;
}

const ENGLISH = { locale: 'en', name: 'English' } as const;
const CHINESE = { locale: 'zh-CN', name: '简体中文' } as const;

/** Switches from English to Chinese, and from any other language to English. The provider's `locale` is the current one. */
export const LanguageSwitch = forwardRef<HTMLButtonElement, LanguageSwitchProps>(function LanguageSwitch(
  { onChange, ...rest },
  ref,
) {
  const other = useLocale() === 'en' ? CHINESE : ENGLISH;
  return (
    <View
      ref={ref}
      type="button"
      data-quoin="LanguageSwitch"
      lang={other.locale}
      onClick={() => onChange?.(other.locale)}
      {...rest}
    >
      <Icon of={LanguagesIcon} size="small" />
      {other.name}
    </View>
  );
});
