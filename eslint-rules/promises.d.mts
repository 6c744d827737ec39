import type { Rule } from 'eslint';

export const bareClock: Rule.RuleModule;
export const deviceDate: Rule.RuleModule;
export const moneyAsFloat: Rule.RuleModule;
export const rawStyles: Rule.RuleModule;
export const fixedMotion: Rule.RuleModule;
export const sqlConcatenation: Rule.RuleModule;
