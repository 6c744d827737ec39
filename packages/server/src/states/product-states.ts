// A product's way along the shelf: announced, open to investors, closed to new ones, over.
import type { ProductStatus } from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { recordAct, type Act } from '../audit/record-act';
import type { Clock } from '../shared/clock';
import type { Transaction } from '../database/database';
import { products } from '../database/tables';
import { ApiError } from '../shared/errors';
import { transitionOf, type Transition } from './transition';

export type ProductEvent = 'published' | 'closed' | 'exited';

export const PRODUCT_TRANSITIONS: readonly Transition<ProductStatus, ProductEvent>[] = [
  { from: 'upcoming', event: 'published', to: 'published', who: 'operator' },
  { from: 'published', event: 'closed', to: 'closed', who: 'operator' },
  { from: 'closed', event: 'exited', to: 'exited', who: 'operator' },
];

export interface ProductMove {
  productId: string;
  /** The status the caller read; the update repeats it. */
  from: ProductStatus;
  event: ProductEvent;
  actor: Act['actor'];
}

/** Moves a product by one row of the table and records it; `transition_refused` if another was faster. */
export async function moveProduct(tx: Transaction, clock: Clock, move: ProductMove): Promise<ProductStatus> {
  const { to } = transitionOf(PRODUCT_TRANSITIONS, move.from, move.event);
  const moved = await tx
    .update(products)
    .set({ status: to, updatedAt: clock.now() })
    .where(and(eq(products.id, move.productId), eq(products.status, move.from)))
    .returning({ id: products.id });
  if (moved.length === 0) throw new ApiError('transition_refused');
  await recordAct(tx, clock, {
    actor: move.actor,
    act: `product.${move.event}`,
    object: `product:${move.productId}`,
    detail: { from: move.from, to },
  });
  return to;
}
