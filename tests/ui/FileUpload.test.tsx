import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileUpload, type FileUploadProps, type UploadItem } from '@quoin/ui';
import { show } from './in-quoin';

const handlers = () => ({ onAdd: jest.fn(), onCancel: jest.fn(), onRetry: jest.fn(), onDelete: jest.fn() });
const upload = (props: Partial<FileUploadProps> = {}) => (
  <FileUpload label="Proof of ID" items={[]} {...handlers()} {...props} />
);
const input = () => screen.getByLabelText(/Proof of ID/);
const file = (name: string, type: string, bytes = 1000) => new File([new Uint8Array(bytes)], name, { type });
const pdf = file('passport.pdf', 'application/pdf');
const stored: UploadItem = { id: 'f1', name: 'passport.pdf', bytes: 1_258_291, state: 'stored' };
const user = userEvent.setup({ applyAccept: false });

test('a PDF and an image are passed on together', async () => {
  const onAdd = jest.fn();
  show(upload({ onAdd }));
  const image = file('passport.JPG', 'image/jpeg');
  await user.upload(input(), [pdf, image]);
  expect(onAdd).toHaveBeenCalledWith([pdf, image]);
});

test.each([
  ['a text file', file('notes.txt', 'text/plain'), 'notes.txt: Please upload a pdf or image file.'],
  [
    'a text file named like a PDF',
    file('notes.pdf', 'text/plain'),
    'notes.pdf: Please upload a pdf or image file.',
  ],
  ['an iPhone photo', file('IMG_1.HEIC', 'image/heic'), 'IMG_1.HEIC: HEIC images are not supported.'],
  [
    'a letter in Word',
    file('letter.docx', ''),
    'letter.docx: Word files are not supported. Save the document as PDF',
  ],
  [
    'an archive',
    file('scans.zip', 'application/zip'),
    'scans.zip: ZIP archives are not supported. Unpack it',
  ],
  ['an empty file', file('scan.pdf', 'application/pdf', 0), 'scan.pdf is empty.'],
  ['a file over the limit', file('big.pdf', 'application/pdf', 1_048_577), 'big.pdf is larger than 1 MB.'],
])('%s is rejected by name, and a valid file beside it is still accepted', async (_, bad, message) => {
  const onAdd = jest.fn();
  show(upload({ onAdd, maxMegabytes: 1 }));
  await user.upload(input(), [bad, pdf]);
  expect(screen.getByText(message, { exact: false })).toBeVisible();
  expect(input()).toBeInvalid();
  expect(onAdd).toHaveBeenCalledWith([pdf]);
});

test('a file of exactly the limit is accepted', async () => {
  const onAdd = jest.fn();
  show(upload({ onAdd, maxMegabytes: 1 }));
  await user.upload(input(), file('exact.pdf', 'application/pdf', 1_048_576));
  expect(onAdd).toHaveBeenCalledTimes(1);
});

test('a name that is already in the list is rejected', async () => {
  const onAdd = jest.fn();
  show(upload({ onAdd, items: [stored] }));
  await user.upload(input(), pdf);
  expect(screen.getByText(/passport\.pdf: File already exists/)).toBeVisible();
  expect(onAdd).not.toHaveBeenCalled();
});

test('a file replaces a failed one of the same name', async () => {
  const { onAdd, onDelete } = handlers();
  const failed: UploadItem = { id: 'f2', name: 'Passport.pdf', bytes: 9, state: 'failed' };
  show(upload({ onAdd, onDelete, items: [failed] }));
  expect(screen.getByText('1 kB')).toBeVisible();
  await user.upload(input(), pdf);
  expect(onDelete).toHaveBeenCalledWith('f2');
  expect(onAdd).toHaveBeenCalledWith([pdf]);
});

test('the message explains that only images are accepted', async () => {
  show(<FileUpload label="头像" items={[]} accept={['jpeg', 'png']} {...handlers()} />, 'zh-CN');
  await user.upload(screen.getByLabelText(/头像/), pdf);
  expect(screen.getByText('passport.pdf：请选择正确的图片文件。')).toBeVisible();
});

test('the error disappears when the next file is accepted', async () => {
  show(upload());
  await user.upload(input(), file('notes.txt', 'text/plain'));
  await user.upload(input(), pdf);
  expect(screen.queryByText(/notes\.txt/)).toBeNull();
  expect(input()).toBeValid();
});

test('a dropped file is handled like a selected one', () => {
  const onAdd = jest.fn();
  const { container } = show(upload({ onAdd }));
  const zone = container.querySelector('[data-part="zone"]');
  if (!zone) throw new Error('no drop zone');
  fireEvent.drop(zone, { dataTransfer: { files: [pdf], types: ['Files'] } });
  expect(onAdd).toHaveBeenCalledWith([pdf]);
});

test('the accessible name of each action contains its file', async () => {
  const actions = handlers();
  show(
    upload({
      ...actions,
      items: [
        { id: 'f2', name: 'back.jpg', bytes: 3_460_300, state: 'uploading', progress: 0.62 },
        {
          id: 'f3',
          name: 'licence.png',
          bytes: 81_920,
          state: 'failed',
          problem: 'The connection was lost.',
        },
      ],
    }),
  );
  expect(screen.getByRole('progressbar', { name: 'Uploading back.jpg' })).toHaveValue(0.62);
  await user.click(screen.getByRole('button', { name: 'Cancel the upload of back.jpg' }));
  expect(actions.onCancel).toHaveBeenCalledWith('f2');
  expect(screen.getByText('The connection was lost.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try licence.png again' }));
  expect(actions.onRetry).toHaveBeenCalledWith('f3');
  await user.click(screen.getByRole('button', { name: 'Remove licence.png from the list' }));
  expect(actions.onDelete).toHaveBeenCalledWith('f3');
});

test('a stored file is deleted only after the warning about other investments', async () => {
  const onDelete = jest.fn();
  show(upload({ items: [stored], onDelete }));
  await user.click(screen.getByRole('button', { name: 'Delete passport.pdf' }));
  const warning = screen.getByRole('alertdialog', { name: 'Delete passport.pdf?' });
  expect(warning).toHaveTextContent('also removed from your other pending investments');
  await user.click(within(warning).getByRole('button', { name: 'Keep file' }));
  expect(onDelete).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Delete passport.pdf' }));
  await user.click(screen.getByRole('button', { name: 'Delete file' }));
  expect(onDelete).toHaveBeenCalledWith('f1');
});

test('success and failure are announced, but not initial files', () => {
  const uploading: UploadItem = { ...stored, id: 'f2', name: 'back.jpg', state: 'uploading', progress: 0.9 };
  const { update } = show(upload({ items: [stored, uploading] }));
  expect(screen.queryByText(/is uploaded/)).toBeNull();
  update(upload({ items: [stored, { ...stored, id: 'f2', name: 'back.jpg' }] }));
  expect(screen.getByText('back.jpg is uploaded')).toHaveAttribute('role', 'status');
  update(upload({ items: [stored, { ...stored, id: 'f2', name: 'back.jpg', state: 'failed' }] }));
  expect(screen.getByText('back.jpg was not uploaded')).toHaveAttribute('role', 'status');
});
