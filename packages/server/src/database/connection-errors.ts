import { errorCode, Unreachable } from '../shared/errors';

/** Codes of Node.js for sockets, and of PostgreSQL for connections, shutdown and too many connections. */
const CODE = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08|57P0|53300)/;
/** Messages of pg for a broken connection or a pool timeout; these errors have no code. */
const MESSAGE =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/;

/** Whether the connection to the database failed. Other services throw `Unreachable`, and `fetch` a TypeError. */
export function isConnectionError(failure: unknown): boolean {
  if (failure instanceof Unreachable || failure instanceof TypeError) return false;
  const code = errorCode(failure);
  if (code !== undefined) return CODE.test(code);
  return failure instanceof Error && (MESSAGE.test(failure.message) || isConnectionError(failure.cause));
}
