import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import type { Services } from '../services';
import { API_PREFIX } from './mount';
import { ApiError } from '../shared/errors';

/** `live`: the process answers. `ready`: it can serve, because its database answers too. */
export function serveHealth(app: FastifyInstance, { db }: Services): void {
  app.get(`${API_PREFIX}/health/live`, async () => ({ status: 'live' }));
  app.get(`${API_PREFIX}/health/ready`, async () => {
    try {
      await db.execute(sql`select 1`);
    } catch {
      throw new ApiError('unavailable');
    }
    return { status: 'ready' };
  });
}
