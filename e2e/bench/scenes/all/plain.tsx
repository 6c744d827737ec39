// What an app would load anyway: React DOM, and Formik, whose forms the bindings of `@quoin/ui/formik` belong to.
import * as formik from 'formik';

export const Scene = () => <p>{Object.keys(formik).join(' ')}</p>;
