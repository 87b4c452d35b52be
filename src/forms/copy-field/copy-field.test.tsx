// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderView } from '../../components/render-definition.fake.tsx';
import { copyFieldDefinition } from './copy-field.definition.ts';
import { CopyFieldView } from './copy-field.tsx';

const props = { label: 'Account number', value: '0042 1180' };
afterEach(() => vi.unstubAllGlobals());
const press = () =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy: Account number' })));

describe('CopyField', () => {
  it('copies its text and says so once', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', {
      clipboard: { writeText: (text: string) => Promise.resolve(void copied.push(text)) },
    });
    const { emit } = renderView(copyFieldDefinition, CopyFieldView, props);
    await press();
    expect(copied).toEqual(['0042 1180']);
    expect(screen.getByRole('status').textContent).toBe('Copied');
    expect(emit).toHaveBeenCalledExactlyOnceWith('copy');
  });

  it('selects the text and says how to copy it where the clipboard is closed', async () => {
    vi.stubGlobal('navigator', {});
    renderView(copyFieldDefinition, CopyFieldView, props);
    await press();
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Account number' });
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 9]);
    expect(screen.getByText(/Copy it with Ctrl C/)).toBeDefined();
  });

  it('has nothing to copy before its text is there', () => {
    renderView(copyFieldDefinition, CopyFieldView, { ...props, value: null });
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  });
});
