// The lint rules that enforce promises of the documentation report violations and nothing else.
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { plainEnglish } from '../../eslint-rules/plain-english.mjs';
import {
  bareClock,
  deviceDate,
  fixedMotion,
  moneyAsFloat,
  rawStyles,
  sqlConcatenation,
} from '../../eslint-rules/promises.mjs';

const tester = new RuleTester({ languageOptions: { parser: tseslint.parser } });
const refused = (...code: string[]) => code.map((each) => ({ code: each, errors: 1 }));

tester.run('money-as-float', moneyAsFloat, {
  valid: ['moneyFromWire(amount)', 'share_bp / 100', 'Number(count)', 'amount * 2', 'units.toFixed(6)'],
  invalid: refused(
    'parseFloat(text)',
    'Number(calls.amount_due)',
    'netAmount / 100',
    'nav * 100',
    'fee.toFixed(2)',
  ),
});

tester.run('bare-clock', bareClock, {
  valid: ['clock.now()', 'new Date(time)', 'Date.parse(day)'],
  invalid: refused('Date.now()', 'new Date()', 'sql`select now()`', "instant('at').defaultNow()"),
});

tester.run('device-date', deviceDate, {
  valid: ['Date.now()', 'new Date(0)'],
  invalid: refused('new Date()'),
});

tester.run('sql-concatenation', sqlConcatenation, {
  valid: ['db.execute(sql`select ${id}`)', "pool.query('select $1', [id])", "sql.raw('jsonb')", "'a' + name"],
  invalid: refused('pool.query(`select ${id}`)', 'sql.raw(type)', "'select ' + id"),
});

tester.run('raw-styles', rawStyles, {
  valid: ['css`color: ${token.color.text}; padding: 0; border-radius: 50%; font-size: 1.4em;`'],
  invalid: refused(
    'css`color: #fff;`',
    'css`background: rgb(0 0 0 / 0.5);`',
    'css`border: 1px solid white;`',
    'css`font-size: 13px;`',
    'css`border-radius: 4px;`',
  ),
});

tester.run('fixed-motion', fixedMotion, {
  valid: [
    'css`transition: width ${token.motion.state} ${token.motion.ease};`',
    'css`animation: turn 800ms linear infinite; ${media.calm} { animation: none; }`',
  ],
  invalid: refused('css`transition: width 120ms;`', 'css`animation: turn 1.6s infinite;`'),
});

tester.run('plain-english', plainEnglish, {
  valid: [
    '// outstanding, understands, a stand-in, stands for',
    'const outstanding = askedTogether.checkbox',
    'const getRows = (id) => rows[id]; const isMultipleOf = (a, b) => a % b === 0; const asOf = today()',
  ],
  invalid: refused(
    '// The row stands here',
    '/** Whoever signs */',
    'const keptRefusal = 1',
    'let shelf_size',
    'function rowsOf(id) {}',
    'const problemsOfSignUp = (values) => ({})',
  ),
});
