// Development warnings about wrong props, logged once per message. Production builds log nothing.
declare const process: { env: { NODE_ENV?: string } };

const logged = /* @__PURE__ */ new Set<string>();

/** @param problem what is wrong and how to fix it; a function if it includes received values, so that production drops it */
export function warnInDevelopment(component: string, problem: string | (() => string)): void {
  if (process.env.NODE_ENV === 'production') return;
  const message = `${component}: ${typeof problem === 'string' ? problem : problem()}`;
  if (logged.has(message)) return;
  logged.add(message);
  console.error(message);
}

/** Warns about a controlled field without `onChange`, which would discard every change. */
export function warnAboutFixedValue(
  component: string,
  value: unknown,
  onChange: unknown,
  answered: 'entered' | 'chosen' | 'ticked' | 'turned' = 'entered',
  initial: 'defaultValue' | 'defaultChecked' = 'defaultValue',
): void {
  if (value === undefined || onChange) return;
  warnInDevelopment(
    component,
    () => `has a value and no onChange, so nothing can be ${answered}. Give it onChange, or ${initial}.`,
  );
}
