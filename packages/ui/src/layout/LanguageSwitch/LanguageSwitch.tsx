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
  onChange?: (locale: Locale) => void;
}

/** Each language is named in itself, so that its speakers can read it. */
const OTHER: Record<Locale, { locale: Locale; name: string }> = {
  en: { locale: 'zh-CN', name: '简体中文' },
  'zh-CN': { locale: 'en', name: 'English' },
};

/** Leads to the other language; the current one is the provider's `locale`. */
export const LanguageSwitch = forwardRef<HTMLButtonElement, LanguageSwitchProps>(function LanguageSwitch(
  { onChange, ...rest },
  ref,
) {
  const other = OTHER[useLocale()];
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
