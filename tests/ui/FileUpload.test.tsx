import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileUpload, type FileUploadProps, type UploadItem } from '@quoin/ui';
import { resetForm } from './form-events';
import { show } from './in-quoin';

const handlers = () => ({
  onAdd: jest.fn(),
  onCancel: jest.fn(),
  onRetry: jest.fn(),
  onDelete: jest.fn(),
  onReplace: jest.fn(),
});
const upload = (props: Partial<FileUploadProps> = {}) => (
  <FileUpload label="Proof of ID" items={[]} {...handlers()} {...props} />
);
const input = () => screen.getByLabelText(/Proof of ID/);
const file = (name: string, type: string, bytes = 1000) => new File([new Uint8Array(bytes)], name, { type });
const pdf = file('passport.pdf', 'application/pdf');
const stored: UploadItem = { id: 'f1', name: 'passport.pdf', bytes: 1_258_291, state: 'stored' };
const user = userEvent.setup({ applyAccept: false });
/** Chooses the file in the chooser that the button of the row opens. */
const replaceBy = (name: string, chosen: File) => {
  fireEvent.click(screen.getByRole('button', { name: `Replace ${name}` }));
  fireEvent.change(input(), { target: { files: [chosen] } });
};
const rejected = () => {
  const row = document.querySelector<HTMLElement>('li[data-state="refused"]');
  if (!row) throw new Error('no rejected file');
  return row;
};

test('a PDF and an image are passed on together', async () => {
  const onAdd = jest.fn();
  show(upload({ onAdd }));
  const image = file('passport.JPG', 'image/jpeg');
  await user.upload(input(), [pdf, image]);
  expect(onAdd).toHaveBeenCalledWith([pdf, image]);
});

test.each([
  ['a photo as Windows saves it', file('photo.jfif', 'image/jpeg')],
  ['a photo whose system names the type in its own way', file('photo.jpg', 'image/jpg')],
  ['a PDF whose type the system does not know', file('scan.pdf', 'application/octet-stream')],
  ['a PDF without an extension', file('scan', 'application/pdf')],
])('%s is accepted', async (_, chosen) => {
  const onAdd = jest.fn();
  show(upload({ onAdd }));
  await user.upload(input(), chosen);
  expect(onAdd).toHaveBeenCalledWith([chosen]);
});

test.each([
  ['a file without extension and type', file('scan', ''), 'Please upload a pdf or image file.'],
  ['a text file', file('notes.txt', 'text/plain'), 'Please upload a pdf or image file.'],
  ['a text file named like a PDF', file('notes.pdf', 'text/plain'), 'Please upload a pdf or image file.'],
  ['an iPhone photo', file('IMG_1.HEIC', 'image/heic'), 'HEIC images are not supported.'],
  ['a letter in Word', file('letter.docx', ''), 'Word files are not supported. Save the document as PDF'],
  ['an archive', file('scans.zip', 'application/zip'), 'ZIP archives are not supported. Unpack it'],
  ['an empty file', file('scan.pdf', 'application/pdf', 0), 'The file is empty.'],
  ['a file over the limit', file('big.pdf', 'application/pdf', 1_048_577), 'The file is larger than 1 MB.'],
])(
  '%s is rejected with its reason, and a valid file beside it is still accepted',
  async (_, bad, message) => {
    const onAdd = jest.fn();
    show(upload({ onAdd, maxMegabytes: 1 }));
    await user.upload(input(), [bad, pdf]);
    const row = within(screen.getByRole('listitem'));
    expect(row.getByText(bad.name)).toBeVisible();
    expect(row.getByText('Not accepted')).toBeVisible();
    expect(row.getByText(message, { exact: false })).toBeVisible();
    expect(screen.getByText(`${bad.name} was not accepted: ${message}`, { exact: false })).toHaveAttribute(
      'role',
      'status',
    );
    expect(onAdd).toHaveBeenCalledWith([pdf]);
  },
);

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
  expect(within(rejected()).getByText(/File already exists/)).toBeVisible();
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
  expect(screen.getByText('请选择正确的图片文件。')).toBeVisible();
});

test('a rejected file keeps its name and reason until it is replaced', async () => {
  const onAdd = jest.fn();
  show(upload({ onAdd }));
  await user.upload(input(), file('notes.txt', 'text/plain'));
  await user.upload(input(), pdf);
  expect(within(rejected()).getByText('notes.txt')).toBeVisible();

  const notes = file('notes.pdf', 'application/pdf');
  replaceBy('notes.txt', file('blank.pdf', 'application/pdf', 0));
  expect(rejected()).toHaveTextContent('blank.pdf');
  expect(screen.queryByText('notes.txt')).toBeNull();
  replaceBy('blank.pdf', notes);
  expect(onAdd).toHaveBeenLastCalledWith([notes]);
  expect(screen.queryByText('blank.pdf')).toBeNull();
});

test('a rejected file can be removed from the list', async () => {
  const onDelete = jest.fn();
  show(upload({ onDelete }));
  await user.upload(input(), file('notes.txt', 'text/plain'));
  await user.click(screen.getByRole('button', { name: 'Remove notes.txt from the list' }));
  expect(screen.queryByText('notes.txt')).toBeNull();
  expect(onDelete).not.toHaveBeenCalled();
  expect(input()).toHaveFocus();
});

test('a replacement may have the name of the file that it replaces, and is passed on with its id', () => {
  const { onAdd, onReplace } = handlers();
  show(upload({ onAdd, onReplace, items: [stored] }));
  replaceBy('passport.pdf', pdf);
  expect(onReplace).toHaveBeenCalledWith('f1', pdf);
  expect(onAdd).not.toHaveBeenCalled();
});

test('without onReplace, stored files have no button to replace them', () => {
  show(upload({ onReplace: undefined, items: [stored] }));
  expect(screen.queryByRole('button', { name: /Replace/ })).toBeNull();
});

test('the camera button asks for one photo of the back camera, and the field for any file again afterwards', () => {
  show(upload());
  const field = input() as HTMLInputElement;
  const accept = field.accept;
  const requested: (string | null)[] = [];
  field.addEventListener('click', () => requested.push(field.getAttribute('capture'), field.accept));
  // Hidden by CSS on devices without touch, which jsdom does not match.
  fireEvent.click(screen.getByText('Take a photo'));
  expect(requested).toEqual(['environment', '.jpg,.jpeg,.jpe,.jfif,image/jpeg,.png,image/png']);
  expect(field).not.toHaveAttribute('capture');
  expect(field.accept).toBe(accept);
  expect(field.multiple).toBe(true);
});

test('each file shows its picture and state', () => {
  show(
    upload({
      items: [
        { ...stored, preview: 'data:image/jpeg;base64,AA==' },
        { id: 'f2', name: 'bill.pdf', bytes: 9, state: 'checking', replaces: 'old-bill.pdf' },
        { id: 'f3', name: 'back.jpg', bytes: 9, state: 'uploading', progress: 0.62 },
        {
          id: 'f4',
          name: 'card.pdf',
          bytes: 9,
          state: 'refused',
          problem: 'The PDF opens only with a password.',
        },
      ],
    }),
  );
  const [first, second, third, fourth] = screen.getAllByRole('listitem');
  expect(first?.querySelector('img')).toHaveAttribute('src', 'data:image/jpeg;base64,AA==');
  expect(first).toHaveTextContent('Uploaded and checked');
  expect(second).toHaveTextContent('Checking the file');
  expect(second).toHaveTextContent('Replaces old-bill.pdf');
  expect(third).toHaveTextContent('Uploading, 62%');
  expect(fourth).toHaveTextContent('Not accepted');
  expect(fourth).toHaveTextContent('The PDF opens only with a password.');
  expect(screen.queryByRole('button', { name: 'Try card.pdf again' })).toBeNull();
});

test('examples of accepted files are shown on demand', async () => {
  show(
    upload({
      examples: [
        { picture: 'corners', label: 'All four corners visible', accepted: true },
        { picture: 'cut', label: 'Part of it is cut off', accepted: false },
      ],
    }),
  );
  expect(screen.getByText('All four corners visible')).not.toBeVisible();
  await user.click(screen.getByText('What we accept'));
  expect(screen.getByText('All four corners visible')).toBeVisible();
  const cut = screen.getByText('Part of it is cut off').closest('li');
  expect(within(cut ?? document.body).getByRole('img', { name: 'Not accepted' })).toBeInTheDocument();
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

test('a reset of the form removes the rejected files, not those of the app', async () => {
  show(<form aria-label="Proofs">{upload({ items: [stored] })}</form>);
  await user.upload(input(), file('notes.txt', 'text/plain'));
  expect(screen.getByText('notes.txt')).toBeInTheDocument();
  await resetForm(screen.getByRole<HTMLFormElement>('form'));
  expect(screen.queryByText('notes.txt')).toBeNull();
  expect(screen.getByText('passport.pdf')).toBeInTheDocument();
});
