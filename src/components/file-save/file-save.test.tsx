// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { fileSaveDefinition } from './file-save.definition.ts';
import { FileSaveView } from './file-save.tsx';

const file = { label: 'Save again', name: 'record.csv', mediaType: 'text/csv' };
/** Files that the browser was given to save. */
let saved: string[] = [];
const blobs = new Map<string, Blob>();

beforeEach(() => {
  saved = [];
  blobs.clear();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${blobs.size}`;
    blobs.set(address, blob as Blob);
    return address;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void blobs.delete(address));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

describe('FileSave', () => {
  it('saves a file when it arrives, says its name, and leaves a link to save it once more', async () => {
    renderView(fileSaveDefinition, FileSaveView, { ...file, content: btoa('harbour') });
    expect(saved).toEqual(['record.csv']);
    expect(screen.getByRole('status').textContent).toContain('record.csv');
    const link = screen.getByRole('link', { name: 'Save again' });
    expect(await blobs.get(link.getAttribute('href') ?? '')?.text()).toBe('harbour');
    await userEvent.tab();
    expect(document.activeElement).toBe(link);
    expect(link.getAttribute('download')).toBe('record.csv');
  });

  it('shows nothing before there is a file, and lets go of the bytes when it leaves', () => {
    const view = renderView(fileSaveDefinition, FileSaveView, { ...file, content: '' });
    expect(view.container.textContent).toBe('');
    view.update({ ...file, content: btoa('harbour') });
    expect(blobs.size).toBe(1);
    view.unmount();
    expect(blobs.size).toBe(0);
  });
});
