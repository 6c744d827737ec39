/** What a designer should know before choosing a component. Its docs page shows it, the gate demands it. */
export interface Guide {
  /** When it is the right one. */
  use: readonly string[];
  /** When it is not, and what to take instead. */
  avoid: readonly string[];
  /** The contract with keyboard and assistive technology: roles, names, keys, focus, announcements. */
  accessibility: readonly string[];
}
