// Mutation tests of the decisions about money and of the transactions, started by tests/environment/mutate-server.ts.
import server, { testFiles } from './stryker.server.config.mjs';

export default {
  ...server,
  jest: {
    ...server.jest,
    config: testFiles(
      ...['call-decisions', 'funding-decisions', 'redemption-decisions'],
      ...['recorded-payments', 'recorded-payouts', 'recorded-valuations', 'transaction-messages'],
      ...['reversed-transactions', 'reversible-rows', 'ledger-notes'],
    ),
  },
  mutate: [
    'packages/server/src/decisions/{capital-calls,funding,move-investment,record-valuation,redemptions,reverse-redemption}.ts',
    'packages/server/src/transactions/*.ts',
  ],
  ignoreStatic: true,
  thresholds: { ...server.thresholds, break: 95 },
  incrementalFile: '.cache/mutation-decisions.json',
  jsonReporter: { fileName: '.cache/mutation-decisions-report.json' },
};
