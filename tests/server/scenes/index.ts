// Fixtures for tests of the later journey: a published product, a complete application, one ready to sign.
export * from './application';
export * from './bank-account';
export * from './files';
export * from './investment';
export * from './joint';
export * from './locks';
export * from './migrate';
export * from './operate';
export * from './organization';
export * from './passkeys';
export * from './product-files';
export * from './redemption';
export * from './security-settings';
export * from './product';
export * from './signing';
export * from './webinar';
export * from './wire';
