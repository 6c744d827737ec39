import { getIn, setIn } from 'formik';
import { useCallback, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectEmail } from '../session/session-slice';
import { readFlowDraft, removeFlowDraft, writeFlowDraft } from '../browser/flow-drafts';

const NO_SECRETS: readonly string[] = [];

/**
 * The draft of a form that keeps its own values. They outlast a reload, going elsewhere and the end of the session, all
 * but the secrets.
 * @param flow its name, with the id of what it is about; always the same while the form is shown
 * @param first the values at the beginning
 * @param secrets paths of what is never stored: passwords, codes, numbers of accounts and identity documents. A constant
 * @returns the values to begin with; what saves others; what removes them when the flow is completed or given up
 */
export function useFormDraft<Values extends object>(
  flow: string,
  first: Values,
  secrets = NO_SECRETS,
): [initialValues: Values, save: (values: Values) => void, clear: () => void] {
  const [owner] = useState(useSelector(selectEmail));
  const [begun] = useState(first);
  const [initialValues] = useState(() => readFlowDraft(flow, owner, first));

  const save = useCallback(
    (values: Values) => {
      const open = secrets.reduce<object>((kept, path) => setIn(kept, path, getIn(begun, path)), values);
      writeFlowDraft(flow, owner, open);
    },
    [flow, owner, begun, secrets],
  );
  const clear = useCallback(() => removeFlowDraft(flow), [flow]);

  return [initialValues, save, clear];
}

/**
 * The same for a flow whose steps depend on the answers: they are its state.
 * @returns the values; what changes some of them, whatever else changed since the last render; what removes them
 */
export function useFlowDraft<Values extends object>(
  flow: string,
  first: Values,
  secrets = NO_SECRETS,
): [values: Values, change: (changed: Partial<Values>) => void, clear: () => void] {
  const [initialValues, save, clear] = useFormDraft(flow, first, secrets);
  const [values, setValues] = useState(initialValues);
  const latest = useRef(initialValues);
  const change = useCallback(
    (changed: Partial<Values>) => {
      latest.current = { ...latest.current, ...changed };
      setValues(latest.current);
      save(latest.current);
    },
    [save],
  );
  return [values, change, clear];
}
