export * from './accounts';
export * from './products';
export * from './investments';
export * from './files';
export * from './money';
export * from './access-codes';
export * from './audit';
export * from './operation';
