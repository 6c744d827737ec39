import { getIn, setIn } from 'formik';
import { useCallback, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectEmail } from '../session/session-slice';
import { readFlowDraft, removeFlowDraft, writeFlowDraft } from '../browser/flow-drafts';

const NO_SECRETS: readonly string[] = [];

/**
 * Draft of a form that manages its own values. All values except secrets survive a reload, navigation and the end of the
 * session.
 * @param flow name of the flow with the id of its subject; must not change while the form is mounted
 * @param first initial values
 * @param secrets paths that are never stored: passwords, codes, account and identity numbers. Must be a constant
 * @returns initial values; `save`; `clear`, for when the flow is completed or abandoned
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
 * Like `useFormDraft`, with the values as state, for flows whose steps depend on the answers.
 * @returns values; `change`, which merges into the latest values; `clear`
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
