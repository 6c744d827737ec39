// Loaded when somebody begins to search in a list that is in English.
export { chineseCountryName as nameOf } from '@quoin/rules';
