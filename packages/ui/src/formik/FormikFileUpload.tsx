import { FileUpload, type FileUploadProps } from '../fields/FileUpload/FileUpload';
import { useField } from './use-field';
import { firstMessage } from './bind-field';
import { withFormScope } from './FormScope';

export interface FormikFileUploadProps extends Omit<FileUploadProps, 'name' | 'error' | 'onBlur'> {
  /** The path under which the form's schema reports errors: `proof_of_id`. */
  name: string;
}

/** `FileUpload` with the form's error, shown after blur or submit. The app manages the files and uploads them at once. */
export const FormikFileUpload = /* @__PURE__ */ withFormScope(function FileUploadOfForm(
  props: FormikFileUploadProps,
) {
  const { field, error } = useField({ name: props.name }, undefined);
  return <FileUpload {...props} onBlur={field.onBlur} error={firstMessage(error)} />;
});
