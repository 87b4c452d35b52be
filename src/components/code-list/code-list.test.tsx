// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { codeListDefinition } from './code-list.definition.ts';
import { CodeListView } from './code-list.tsx';

const given = {
  label: 'Recovery codes',
  title: 'Recovery codes of Lumina',
  fileName: 'recovery-codes.txt',
  codes: [{ code: '4F7K-9QXD' }, { code: 'B2MT-6HWA' }],
};
const blobs = new Map<string, Blob>();
beforeEach(() => {
  blobs.clear();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const address = `blob:${blobs.size}`;
    blobs.set(address, blob as Blob);
    return address;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void blobs.delete(address));
});
const written = /^Recovery codes of Lumina\n[^\n]*20\d\d\n\n1\. 4F7K-9QXD\n2\. B2MT-6HWA\n$/;
const find = (name: string) => screen.getByRole(name === 'Save as a file' ? 'link' : 'button', { name });

it('copies all codes with what they are for, and says so', async () => {
  const user = userEvent.setup();
  renderView(codeListDefinition, CodeListView, given);
  await user.click(find('Copy all'));
  expect(await navigator.clipboard.readText()).toMatch(written);
  expect(screen.getByRole('status').textContent).toBe('All codes copied');
});

it('says what to do where the browser does not copy', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  renderView(codeListDefinition, CodeListView, given);
  await user.click(find('Copy all'));
  expect(screen.getByRole('status').textContent).toContain('Save the codes as a file');
});

it('saves them as a file of plain text, and lets go of it when it leaves', async () => {
  const view = renderView(codeListDefinition, CodeListView, given);
  const link = find('Save as a file');
  expect(link.getAttribute('download')).toBe('recovery-codes.txt');
  expect(await blobs.get(link.getAttribute('href') ?? '')?.text()).toMatch(written);
  view.unmount();
  expect(blobs.size).toBe(0);
});

it('prints itself alone, by the keyboard', async () => {
  const user = userEvent.setup();
  const marks: boolean[] = [];
  window.print = () => void marks.push(document.documentElement.hasAttribute('data-prints'));
  const { container } = renderView(codeListDefinition, CodeListView, given);
  find('Print').focus();
  await user.keyboard('{Enter}');
  expect(marks).toEqual([true]);
  expect(container.querySelector('[data-print]')?.textContent).toContain('B2MT-6HWA');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(document.documentElement.hasAttribute('data-prints')).toBe(false);
});

it('shows nothing without codes', () => {
  const { container } = renderView(codeListDefinition, CodeListView, { ...given, codes: [] });
  expect(container.textContent).toBe('');
});
