// Runs every read call on the largest account and analyses each of the server's queries with EXPLAIN.
import { CALL_NAMES, CONTRACT, type Call, type CallName } from '@quoin/contract';
import { buildApp } from '../src/app/build-app';
import type { OpenServices } from '../src/app/build-services';
import { createLogger } from '../src/http/log';
import pg from 'pg';
import { getMedian } from './measure';
import type { Person } from './people';

export interface Explained {
  call: CallName;
  /** The first table, and the number of joined ones. */
  reads: string;
  /** Execution time by PostgreSQL without planning; median of five. */
  ms: number;
  /** Pages of 8 KiB that were read. */
  pages: number;
  indexes: string[];
  /** Tables that were scanned completely. */
  whole: string[];
}

interface Sent {
  text: string;
  values: unknown[];
}

/** Equal queries are analysed once, for the call that sends them first. */
export async function walkAndExplain(
  open: OpenServices,
  person: Person,
): Promise<{ explained: Explained[]; walked: CallName[]; refused: string[] }> {
  const nowhere = { portal: '/nowhere', storybook: '/nowhere' };
  const app = await buildApp(open, createLogger('silent'), nowhere);
  const params = await readIds(open.pool, person.accountId);
  const heard = listenTo(pg.Client.prototype);
  const seen = new Set<string>();
  const explained: Explained[] = [];
  const walked: CallName[] = [];
  const refused: string[] = [];
  try {
    for (const name of CALL_NAMES) {
      const row: Call = CONTRACT[name];
      if (row.method !== 'GET') continue;
      heard.sent.length = 0;
      const url = `/api${row.path.replaceAll(/\{(\w+)\}/g, (_, part: string) => params[part] ?? 'none')}`;
      const query = QUERIES[name] ?? {};
      const { statusCode } = await app.inject({
        url,
        query,
        headers: { authorization: `Bearer ${person.token}` },
      });
      walked.push(name);
      if (statusCode !== 200) refused.push(`${name} ${statusCode}`);
      // Inserts need no index.
      const sent = heard.sent.splice(0).filter(({ text }) => isOfCall(text));
      for (const one of sent) {
        if (seen.has(one.text)) continue;
        seen.add(one.text);
        explained.push({ call: name, ...(await explain(open.pool, one)) });
      }
    }
  } finally {
    heard.end();
    await app.close();
  }
  return { explained, walked, refused };
}

/** Reads only, without the polling of the job queue. */
const isOfCall = (text: string): boolean =>
  /^\s*(select|update|delete|with)\b/i.test(text) && !text.includes('pgboss');

/** Parameters of calls besides the caller. */
const QUERIES: Partial<Record<CallName, Record<string, string>>> = {
  listDocuments: { page: '1', page_size: '12' },
};

/** Ids of objects of the account. */
async function readIds(pool: pg.Pool, accountId: string): Promise<Record<string, string>> {
  const { rows } = await pool.query<Record<string, string>>(
    `select i.id as "investmentId", i.product_id as "productId", i.investor_id as "investorId", d.file_id as "fileId",
       e.id as "envelopeId", 'all' as type, r.id as "redemptionId"
     from investments i join documents d on d.investment_id = i.id join envelopes e on e.investment_id = i.id
     left join redemptions r on r.account_id = i.account_id
     where i.account_id = $1 and i.status = 'current' limit 1`,
    [accountId],
  );
  return rows[0] ?? {};
}

/** Records the queries of all connections until `end`. */
function listenTo(prototype: { query: unknown }) {
  const sent: Sent[] = [];
  const query = prototype.query as (...given: unknown[]) => unknown; // The driver has many overloads of it.
  prototype.query = function (this: unknown, first: unknown, second: unknown, ...rest: unknown[]) {
    const text = typeof first === 'string' ? first : Object(first).text;
    const values = Array.isArray(second) ? second : Object(first).values;
    if (typeof text === 'string') sent.push({ text, values: values ?? [] });
    return query.call(this, first, second, ...rest);
  };
  return {
    sent,
    end: () => {
      prototype.query = query;
    },
  };
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

const TIMES = 5;

async function explain(pool: pg.Pool, { text, values }: Sent): Promise<Omit<Explained, 'call'>> {
  const client = await pool.connect();
  try {
    const runs: { ms: number; plan: PlanNode }[] = [];
    for (let run = 0; run < TIMES; run += 1) {
      await client.query('begin');
      const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
      await client.query('rollback'); // Some calls record that they were made.
      const [found] = rows[0]['QUERY PLAN'];
      runs.push({ ms: found['Execution Time'], plan: found.Plan });
    }
    const middle = getMedian(runs, ({ ms }) => ms);
    const nodes = getAll(middle.plan);
    const [first = 'nothing', ...more] = getTables(nodes);
    return {
      reads: more.length > 0 ? `${first} + ${more.length}` : first,
      ms: middle.ms,
      pages: middle.plan['Shared Hit Blocks'] + middle.plan['Shared Read Blocks'],
      indexes: [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))],
      whole: getTables(nodes.filter((node) => node['Node Type'] === 'Seq Scan')),
    };
  } finally {
    client.release();
  }
}

const getTables = (nodes: readonly PlanNode[]): string[] => [
  ...new Set(nodes.flatMap((node) => node['Relation Name'] ?? [])),
];

const getAll = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(getAll)];
