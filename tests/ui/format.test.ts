import { formatDate, formatFigure, formatInstant } from '@quoin/ui';

describe('money', () => {
  test.each([
    ['EUR', '50000.00', '€50,000.00'],
    ['JPY', '50000', '¥50,000'],
    ['KWD', '50000.000', 'KWD\u00a050,000.000'],
  ])('in %s has the digits of its currency', (currency, wire, shown) => {
    expect(formatFigure('money', wire, 'en', { currency })).toBe(shown);
  });

  test('has its symbol and two places', () => {
    expect(formatFigure('money', '50000.00', 'en')).toBe('$50,000.00');
    expect(formatFigure('money', '50000.00', 'zh-CN')).toBe('US$50,000.00');
  });

  test('a loss has a minus sign, not a hyphen', () => {
    expect(formatFigure('money', '-1250.50', 'en')).toBe('\u2212$1,250.50');
  });

  test('a change has a sign unless it is zero', () => {
    expect(formatFigure('money', '300.00', 'en', { sign: 'change' })).toBe('+$300.00');
    expect(formatFigure('money', '0.00', 'en', { sign: 'change' })).toBe('$0.00');
  });

  test('is never rounded as a float would be', () => {
    expect(formatFigure('money', '90071992547409931.01', 'en')).toBe('$90,071,992,547,409,931.01');
  });

  test('a round amount can omit its cents', () => {
    expect(formatFigure('money', '25000.00', 'en', { digits: 0 })).toBe('$25,000');
  });

  test.each([undefined, null, '', 'abc', '1,000', 'NaN', '1e5'])('%p is an em dash, not a figure', (wire) => {
    expect(formatFigure('money', wire, 'en')).toBe('—');
  });
});

test('a rate is a fraction shown in per cent', () => {
  expect(formatFigure('percent', '0.0825', 'en')).toBe('8.25%');
  expect(formatFigure('percent', '-0.0067', 'en', { sign: 'change' })).toBe('\u22120.67%');
});

test('units have six decimal places', () => {
  expect(formatFigure('units', '1482.339021', 'en')).toBe('1,482.339021');
});

describe('dates', () => {
  test('a calendar date is the same day everywhere', () => {
    expect(formatDate('2025-05-31', 'en')).toBe('May 31, 2025');
    expect(formatDate('2025-05-31', 'zh-CN')).toBe('2025年5月31日');
    expect(formatDate('2025-01-01', 'en', 'short')).toBe('Jan 1, 2025');
  });

  test('an instant after midnight UTC is still yesterday in New York', () => {
    expect(formatDate('2025-06-01T02:30:00Z', 'en')).toBe('May 31, 2025');
  });

  test('formats an instant in New York time, summer and winter', () => {
    expect(formatInstant('2025-05-31T20:30:00Z', 'en')).toBe('May 31, 2025 at 4:30\u00a0PM ET');
    expect(formatInstant('2025-12-31T20:30:00Z', 'en')).toBe('December 31, 2025 at 3:30\u00a0PM ET');
    expect(formatInstant('2025-05-31T20:30:00Z', 'zh-CN')).toBe('2025年5月31日 16:30（纽约时间）');
  });

  test.each([undefined, null, '', '2025-13-45', 'soon'])('%p is an em dash', (wire) => {
    expect(formatDate(wire, 'en')).toBe('—');
    expect(formatInstant(wire, 'en')).toBe('—');
  });
});
