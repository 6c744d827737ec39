// What is wrong with the props of a component, told once to the developer who wrote them. Nothing of it runs in production.
declare const process: { env: { NODE_ENV?: string } };

const told = /* @__PURE__ */ new Set<string>();

/** @param problem what is wrong, and how to put it right; a function where it names what was given: production drops it */
export function warnInDevelopment(component: string, problem: string | (() => string)): void {
  if (process.env.NODE_ENV === 'production') return;
  const message = `${component}: ${typeof problem === 'string' ? problem : problem()}`;
  if (told.has(message)) return;
  told.add(message);
  console.error(message);
}

/** A controlled field that tells nobody what is answered: every key would be taken back, or lost. */
export function warnOfFixedValue(
  component: string,
  value: unknown,
  onChange: unknown,
  answered: 'entered' | 'chosen' | 'ticked' | 'turned' = 'entered',
): void {
  if (value === undefined || onChange) return;
  warnInDevelopment(
    component,
    () => `has a value and no onChange, so nothing can be ${answered}. Give it onChange, or defaultValue.`,
  );
}
