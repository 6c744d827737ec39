import { isEmail, maskEmail, normaliseEmail, spellEmail } from '@quoin/rules';

test.each([
  'wei.chen@example.com',
  'A@B.co',
  'o’neil@example.com'.replace('’', "'"),
  'x+quoin@mail.example.org',
  ' ann@example.com ',
  'ann@münchen.de',
  'ann@例子.公司',
])('%s is an e-mail address', (address) => {
  expect(isEmail(address)).toBe(true);
});

test.each([
  '',
  'ann',
  'ann@',
  '@example.com',
  'ann@example',
  'ann@@example.com',
  'a nn@example.com',
  'ann.@example.com',
  'ann..b@example.com',
  'ann@-example.com',
  'ann@example.com, bob@example.com',
  'ann@exa\nmple.com',
  '陈@example.com',
  `${'a'.repeat(65)}@example.com`,
])('%j is not an e-mail address', (address) => {
  expect(isEmail(address)).toBe(false);
});

test('two spellings of an address are the same address', () => {
  expect(normaliseEmail(' Ann@Example.COM ')).toBe('ann@example.com');
});

test('a masked address shows two characters of the local part', () => {
  expect(maskEmail('jordan@example.com')).toBe('jo****@example.com');
  expect(maskEmail('jo@example.com')).toBe('jo@example.com');
  expect(maskEmail('jordan')).toBe('jo****');
});

test('an address has at most 64 characters before the @, and 254 in all', () => {
  const domain = (length: number) => `${'a.'.repeat((length - 3) / 2)}com`;
  expect(isEmail(`${'a'.repeat(64)}@example.com`)).toBe(true);
  expect(isEmail(`${'a'.repeat(65)}@example.com`)).toBe(false);
  expect(isEmail(`aa@${domain(251)}`)).toBe(true);
  expect(isEmail(`aaaa@${domain(251)}`)).toBe(false);
});

test('a masked text without a name before the @ is only masked behind it', () => {
  expect(maskEmail('@example.com')).toBe('@example.com');
});

test.each([
  'Ann Lee <Ann@example.com>',
  '"Lee, Ann" <Ann@example.com>',
  '<Ann@example.com>',
  'mailto:Ann@example.com',
  'mailto:Ann@example.com?subject=Quoin',
  'Ann@example.com.',
  'Ann@example.com,',
  'Ann@example.com; ',
])('an address is copied from %j', (copied) => {
  expect(spellEmail(copied)).toBe('Ann@example.com');
});

test.each(['ann@example.com, bob@example.com', '<ann@example.com> <bob@example.com>', 'ann@example.com bob'])(
  '%j stays as it was typed and is not an address',
  (text) => {
    expect(spellEmail(text)).toBe(text);
    expect(isEmail(text)).toBe(false);
  },
);

test('a domain in other letters is the domain that a browser sends for it', () => {
  expect(normaliseEmail('Ann@MÜNCHEN.de')).toBe('ann@xn--mnchen-3ya.de');
  expect(normaliseEmail('ann@xn--mnchen-3ya.de')).toBe('ann@xn--mnchen-3ya.de');
  expect(isEmail('ann@mün chen.de')).toBe(false);
  expect(isEmail('ann@mün:80')).toBe(false);
  expect(isEmail('ann@xn--mün.de')).toBe(false);
});
