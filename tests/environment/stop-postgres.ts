declare global {
  var stopTestPostgres: (() => Promise<void>) | undefined;
}

export default async function stopPostgres(): Promise<void> {
  await globalThis.stopTestPostgres?.();
}
