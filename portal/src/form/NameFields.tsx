import { FormikTextField } from '@quoin/ui/formik';
import type { ComponentProps } from 'react';
import { useLanguage } from '../i18n/LanguageProvider';
import { useText } from '../i18n';
import { namesInOrder } from './names-in-order';

const AUTO_COMPLETE = { first_name: 'given-name', last_name: 'family-name' } as const;

/** Fields for the user's given and family name: `first_name`, `last_name`. In Chinese the family name is first. */
export function NameFields() {
  const text = useText();
  const language = useLanguage();
  return namesInOrder(language).map((name) => (
    <FormikTextField
      key={name}
      name={name}
      label={text(`join.details.${name}`)}
      autoComplete={AUTO_COMPLETE[name]}
      required
    />
  ));
}

type EmailFieldProps = Pick<ComponentProps<typeof FormikTextField>, 'label' | 'hint' | 'autoComplete'>;

/** Required field for an e-mail address: `email`. */
export const EmailField = (props: EmailFieldProps) => (
  <FormikTextField name="email" type="email" {...props} required />
);
