// TypeScript 6 and newer require a type for `import '@quoin/ui/fonts.css'`, which has no exports. ES modules may import
// CommonJS types, but not the other way round.
export {};
