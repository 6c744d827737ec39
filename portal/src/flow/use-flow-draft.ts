import { getIn, setIn, useFormikContext, type FormikValues } from 'formik';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectEmail } from '../session/session-slice';
import { readFlowDraft, removeFlowDraft, writeFlowDraft } from './flow-drafts';

const NO_SECRETS: readonly string[] = [];

/**
 * The answers of a flow. They outlast a reload, going elsewhere and the end of the session, all but the secrets.
 * @param flow its name, with the id of what it is about; always the same while the flow is shown
 * @param first the answers at the beginning
 * @param secrets paths of what is never stored: passwords, codes, numbers of accounts and identity documents. A constant
 * @returns the answers; what keeps others; what removes them when the flow is completed or given up
 */
export function useFlowDraft<Values extends object>(
  flow: string,
  first: Values,
  secrets = NO_SECRETS,
): [values: Values, keep: (values: Values) => void, clear: () => void] {
  const [owner] = useState(useSelector(selectEmail));
  const [begun] = useState(first);
  const [values, setValues] = useState(() => readFlowDraft(flow, owner, first));

  const keep = useCallback(
    (next: Values) => {
      setValues(next);
      const open = secrets.reduce<object>((kept, path) => setIn(kept, path, getIn(begun, path)), next);
      writeFlowDraft(flow, owner, open);
    },
    [flow, owner, begun, secrets],
  );

  const clear = useCallback(() => removeFlowDraft(flow), [flow]);

  return [values, keep, clear];
}

/** In a form whose first values are those of the draft: keeps every change. */
export function KeepDraft<Values extends FormikValues>({ keep }: { keep: (values: Values) => void }): null {
  const { values } = useFormikContext<Values>();
  const kept = useRef(values);
  // With the change itself: Back hands over what was just typed and takes the form away at once.
  useLayoutEffect(() => {
    if (kept.current === values) return;
    kept.current = values;
    keep(values);
  }, [values, keep]);
  return null;
}
