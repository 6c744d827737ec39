// What browsers do with a form. `new FormData(form)` sends `formdata` in browsers, but not in jsdom.
import { act } from '@testing-library/react';

/** The data that the form would submit. */
export function getFormData(form: HTMLFormElement): FormData {
  const formData = new FormData();
  for (const element of form.querySelectorAll<HTMLInputElement>('input[name]:enabled'))
    if (element.checked || !['checkbox', 'radio'].includes(element.type))
      formData.append(element.name, element.value);
  form.dispatchEvent(Object.assign(new Event('formdata'), { formData }));
  return formData;
}

/** Resets the form, and waits until the fields have followed. */
export async function resetForm(form: HTMLFormElement) {
  act(() => form.reset());
  await act(() => new Promise((done) => setTimeout(done)));
}
