import { FileUpload, type FileUploadProps } from '../fields/FileUpload/FileUpload';
import { useField } from './use-field';
import { firstMessage } from './bind-field';
import { inScope } from './FormScope';

export interface FormikFileUploadProps extends Omit<FileUploadProps, 'name' | 'error' | 'onBlur'> {
  /** The path in the form's values under which its schema says what is missing: `proof_of_id`. */
  name: string;
}

/** The files are the app's, sent while the form is still open; of the form comes the error, once the field was left or the form sent. */
export const FormikFileUpload = /* @__PURE__ */ inScope(function FileUploadOfForm(
  props: FormikFileUploadProps,
) {
  const { field, error } = useField({ name: props.name }, undefined);
  return <FileUpload {...props} onBlur={field.onBlur} error={firstMessage(error)} />;
});
