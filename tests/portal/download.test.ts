import { saveBlob } from '../../portal/src/browser/download';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a blob URL stays valid for a while after the click and is then revoked', () => {
  jest.useFakeTimers();
  const revoked: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = (address) => revoked.push(address);
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  saveBlob(new Blob(['a']), 'a.csv');
  jest.advanceTimersByTime(1000);
  expect(click).toHaveBeenCalledTimes(1);
  expect(revoked).toEqual([]);
  jest.runAllTimers();
  expect(revoked).toEqual(['blob:file']);
});
