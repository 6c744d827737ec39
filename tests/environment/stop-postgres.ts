import { checkAllProvoked, type Chosen } from './provoked-errors';

declare global {
  var stopTestPostgres: (() => Promise<void>) | undefined;
}

export default async function stopPostgres(run: Chosen): Promise<void> {
  await globalThis.stopTestPostgres?.();
  checkAllProvoked(run);
}
