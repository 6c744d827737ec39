import { act, render, screen } from '@testing-library/react';
import { newYorkToday, setServerTime, useToday } from '../../portal/src/browser/server-time';

const Today = () => <p>{useToday()}</p>;

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z') }));
afterEach(() => {
  setServerTime(new Date().toISOString());
  jest.useRealTimers();
});

test('the date is the server’s, not the device’s', () => {
  render(<Today />);
  expect(screen.getByText('2026-11-25')).toBeVisible();
  act(() => setServerTime('2027-02-22T12:00:00Z'));
  expect(screen.getByText('2027-02-22')).toBeVisible();
  expect(newYorkToday()).toBe('2027-02-22');
});

test('an invalid time changes nothing', () => {
  for (const none of [null, undefined, '', '__SERVER_TIME__']) setServerTime(none);
  expect(newYorkToday()).toBe('2026-11-25');
});

test('a new day begins at midnight in New York', () => {
  setServerTime('2026-11-26T04:59:00Z');
  render(<Today />);
  expect(screen.getByText('2026-11-25')).toBeVisible();
  act(() => jest.advanceTimersByTime(90_000));
  expect(screen.getByText('2026-11-26')).toBeVisible();
});
