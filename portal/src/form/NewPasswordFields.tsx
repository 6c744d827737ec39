import { FormikPasswordField } from '@quoin/ui/formik';
import { useFormikContext } from 'formik';

interface NewPasswordFieldsProps {
  label: string;
  confirmationLabel: string;
}

/** A password that is chosen, and the same once more: `password`, `confirmation`. */
export function NewPasswordFields({ label, confirmationLabel }: NewPasswordFieldsProps) {
  const { values } = useFormikContext<{ password: string }>();
  return (
    <>
      <FormikPasswordField name="password" label={label} choosing required />
      <FormikPasswordField name="confirmation" label={confirmationLabel} repeats={values.password} required />
    </>
  );
}
