// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderView } from '../../components/render-definition.fake.tsx';
import { findFile } from '../../runtime/core/preserved-files.ts';
import { fileUploadDefinition } from './file-upload.definition.ts';
import { FileUploadView } from './file-upload.tsx';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0];
const jpg = [0xff, 0xd8, 0xff, 0xe0, 0];
const makeFile = (name: string, bytes: readonly number[], size = bytes.length): File =>
  new File([new Uint8Array(size).map((_, index) => bytes[index] ?? 0)], name, { type: 'image/png' });
const props = { label: 'Proof', name: 'proof', most: 2, megabytes: 1 };
const revoked: string[] = [];
beforeEach(() => {
  revoked.length = 0;
  let count = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(count += 1)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
});
afterEach(() => void vi.restoreAllMocks());

const choose = async (root: HTMLElement, ...files: File[]) => {
  const input = root.querySelector('input');
  if (input === null) throw new Error('Expected an input');
  await act(async () => {
    fireEvent.change(input, { target: { files } });
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
};
type Payload = { files: { handle: string; name: string; type: string; size: number }[] };

const readFiles = (emit: { readonly mock: { readonly lastCall?: readonly unknown[] | undefined } }) => {
  const payload = emit.mock.lastCall?.[1] as Payload | undefined;
  if (payload === undefined) throw new Error('Expected an event');
  return payload.files;
};

describe('FileUpload', () => {
  it('tells facts and a handle by which a call finds the file', async () => {
    const { container, emit } = renderView(fileUploadDefinition, FileUploadView, props);
    const file = makeFile('a.png', png);
    await choose(container, file);
    const [event, payload] = emit.mock.lastCall as unknown as [string, Payload];
    expect(event).toBe('change');
    expect(payload.files).toEqual([
      { handle: expect.stringMatching(/^file:\d+$/) as string, name: 'a.png', type: 'image/png', size: 9 },
    ]);
    expect(findFile(payload.files[0]?.handle ?? '')).toBe(file);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:1');
  });

  it('goes by the bytes, not by name or type, and says what it refused', async () => {
    const { container, emit } = renderView(fileUploadDefinition, FileUploadView, props);
    await choose(container, makeFile('sly.png', [0x3c, 0x73, 0x76, 0x67]), makeFile('photo.txt', jpg));
    expect(screen.getByText('sly.png isn’t a PNG or JPG picture.')).toBeDefined();
    expect(readFiles(emit).map(({ type }) => type)).toEqual(['image/jpeg']);
  });

  it('says what to do with a picture of an iPhone, whatever its name and size', async () => {
    const { container, emit } = renderView(fileUploadDefinition, FileUploadView, props);
    const heic = [0, 0, 0, 0x18, ...new TextEncoder().encode('ftypheic')];
    await choose(container, makeFile('IMG_1.jpg', heic, 1_000_001));
    expect(
      screen.getByText('IMG_1.jpg is a HEIC file. Save it as JPG or PNG and choose it again.'),
    ).toBeDefined();
    const avif = [0, 0, 0, 0x18, ...new TextEncoder().encode('ftypavif')];
    await choose(container, makeFile('a.avif', avif));
    expect(screen.getByText('a.avif isn’t a PNG or JPG picture.')).toBeDefined();
    expect(emit).not.toHaveBeenCalled();
  });

  it('refuses what is too large and what is too many', async () => {
    const { container, emit } = renderView(fileUploadDefinition, FileUploadView, props);
    await choose(container, makeFile('big.png', png, 1_000_001));
    expect(screen.getByText('big.png is larger than 1 MB.')).toBeDefined();
    expect(emit).not.toHaveBeenCalled();
    await choose(container, makeFile('1.png', png), makeFile('2.png', png), makeFile('3.png', png));
    expect(screen.getByText('3.png wasn’t added: you can add up to 2 files.')).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('takes dropped files', async () => {
    const { container } = renderView(fileUploadDefinition, FileUploadView, props);
    const zone = container.querySelector('.zone');
    if (zone === null) throw new Error('Expected a zone');
    await act(async () => {
      fireEvent.drop(zone, { dataTransfer: { files: [makeFile('a.png', png)], types: ['Files'] } });
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(screen.getByText('a.png')).toBeDefined();
  });

  it('takes a file out, lets go of it and gives the focus back', async () => {
    const { container, emit } = renderView(fileUploadDefinition, FileUploadView, props);
    await choose(container, makeFile('a.png', png));
    const { handle } = readFiles(emit)[0] ?? { handle: '' };
    fireEvent.click(screen.getByRole('button', { name: 'Remove a.png' }));
    expect(emit.mock.lastCall).toEqual(['change', { files: [] }]);
    expect(findFile(handle)).toBeUndefined();
    expect(revoked).toEqual(['blob:1']);
    expect(document.activeElement).toBe(container.querySelector('input'));
  });

  it('shows how sending goes, file by file', async () => {
    const { container, emit, update } = renderView(fileUploadDefinition, FileUploadView, props);
    await choose(container, makeFile('a.png', png), makeFile('b.png', png));
    const handles = readFiles(emit).map((file) => file.handle);
    update({
      ...props,
      states: [
        { handle: handles[0] ?? '', percent: 40 },
        { handle: handles[1] ?? '', error: 'The server refused it' },
      ],
    });
    expect(screen.getByLabelText('Uploading a.png').getAttribute('value')).toBe('40');
    expect(screen.getByRole('alert').textContent).toBe('The server refused it');
  });
});
