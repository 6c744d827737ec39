// The scenarios under load, and their budgets.
import type { BenchRequest } from './load';
import type { Person } from './people';
import { SEEDED_PASSWORD } from './seed/seed-at-scale';

export interface Scene {
  name: string;
  requests: readonly BenchRequest[];
  /** Minimum throughput as a fraction of that of an empty route with an equally long response. */
  budget?: number;
}

/** Milliseconds for 99 of 100 responses at half of the peak. */
export const P99_BUDGET_MS = 50;

export const readingScenes = (people: readonly Person[]): Scene[] => [
  { name: 'product list, signed out', requests: [get('/v1/products')], budget: 0.4 },
  { name: 'product list, signed in', requests: people.map((one) => get('/v1/products', one)), budget: 0.4 },
  getPortfolio(people),
  // Each request is for another day, so that no response is cached.
  {
    name: 'portfolio, not cached',
    requests: days().flatMap((day) => people.map((one) => get(`/v1/investors/investment?date=${day}`, one))),
  },
  { name: 'documents', requests: people.map((one) => get('/v1/documents?page=1&page_size=12', one)) },
];

export const getPortfolio = (people: readonly Person[]): Scene => ({
  name: 'portfolio',
  requests: people.map((one) => get('/v1/investors/investment', one)),
  budget: 0.25,
});

/** Each from its own address, since one address may try 120 times a minute. */
export const signInScene = (people: readonly Person[]): Scene => ({
  name: 'sign-in',
  requests: people.map(({ email }, index) => ({
    method: 'POST',
    path: '/api/login',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(index >> 8) % 256}.${index % 256}.1`,
    },
    body: JSON.stringify({ email, password: SEEDED_PASSWORD }),
  })),
});

const get = (path: string, person?: Person): BenchRequest => ({
  method: 'GET',
  path: `/api${path}`,
  headers: person ? { authorization: `Bearer ${person.token}` } : {},
});

function days(): string[] {
  return Array.from({ length: 28 }, (_, index) => `2026-02-${String(index + 1).padStart(2, '0')}`);
}
