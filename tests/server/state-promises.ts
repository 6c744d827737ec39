// Guarantees of the specification for any history, independent of the state tables.

/** Rules as constraints on the order of events. */
export type Promises<E extends string> = Readonly<Record<string, Needs<E> | Ends<E>>>;

/** Before each `event`, the latest of `among` (by default of `needs`) was one of `needs`. */
interface Needs<E extends string> {
  event: E;
  needs: readonly E[];
  among?: readonly E[];
}

/** After any of `over` there is none of `ends`, or no event at all. */
interface Ends<E extends string> {
  over: readonly E[];
  ends?: readonly E[];
}

/** Rules that a history violates. */
export const broken = <E extends string>(promises: Promises<E>, history: readonly E[]): string[] =>
  Object.entries(promises)
    .filter(([, promise]) => !('event' in promise ? isServed(promise, history) : isOver(promise, history)))
    .map(([sentence]) => sentence);

const isServed = <E extends string>({ event, needs, among = needs }: Needs<E>, history: readonly E[]) =>
  history.every((one, index) => {
    if (one !== event) return true;
    const latest = history.slice(0, index).findLast((earlier) => among.includes(earlier));
    return latest !== undefined && needs.includes(latest);
  });

const isOver = <E extends string>({ over, ends }: Ends<E>, history: readonly E[]) => {
  const at = history.findIndex((one) => over.includes(one));
  return at < 0 || !history.slice(at + 1).some((one) => !ends || ends.includes(one));
};
