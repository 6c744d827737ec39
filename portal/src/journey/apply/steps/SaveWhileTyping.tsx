import type { ApplicationStep } from '@quoin/rules';
import { useFormikContext, type FormikValues } from 'formik';
import { useLayoutEffect, useRef } from 'react';
import { useAppDispatch } from '../../../app/store';
import { changeOf, stepChanged } from '../../../draft';
import type { StepShape } from './StepForm';

/** Hands every change of the form to the draft, which saves it when the typing pauses. */
export function SaveWhileTyping<S extends ApplicationStep, V extends FormikValues>(props: {
  shape: StepShape<S, V>;
}) {
  const { step, wire } = props.shape;
  const { values } = useFormikContext<V>();
  const dispatch = useAppDispatch();
  const handed = useRef(values);

  // With the change itself: Back hands over what was just typed and takes the step away at once.
  useLayoutEffect(() => {
    if (handed.current === values) return;
    handed.current = values;
    dispatch(stepChanged(changeOf(step, wire(values))));
  }, [values, step, wire, dispatch]);

  return null;
}
