import type { ApplicationStep } from '@quoin/rules';
import type { FormikValues } from 'formik';
import { useCallback } from 'react';
import { useAppDispatch } from '../../../store/root-reducer';
import { changeOf, stepChanged } from '../../../draft';
import { useFormChanges } from '../../../form';
import type { StepShape } from './StepForm';

/** Hands every change of the form to the draft, which saves it when the typing pauses. */
export function SaveWhileTyping<S extends ApplicationStep, V extends FormikValues>(props: {
  shape: StepShape<S, V>;
}) {
  const { step, wire } = props.shape;
  const dispatch = useAppDispatch();
  useFormChanges<V>(
    useCallback((values) => dispatch(stepChanged(changeOf(step, wire(values)))), [step, wire, dispatch]),
  );
  return null;
}
