export * from './accounts';
export * from './products';
export * from './investments';
export * from './files';
export * from './money';
export * from './operation';
export * from './data-rights';
export * from './staff';
