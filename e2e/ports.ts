/** `E2E_PORT` moves all ports, so that several checkouts can be tested at the same time. */
const BASE = Number(process.env['E2E_PORT'] ?? 4310);

export const PORTS = {
  portal: BASE,
  powerCut: BASE + 1,
  /** The first of one port per worker. */
  ownServer: BASE + 2,
  month: BASE + 8,
  firstLoad: BASE + 9,
  visual: BASE + 10,
  gate: BASE + 20,
  engines: BASE + 30,
  engineStories: BASE + 31,
};
