// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createStore } from '../../runtime/core/store.ts';
import { createFakeTexts } from '../input/text-storage.fake.ts';
import { followTheme, readTheme } from './theme.ts';

const preferDark = (matches: boolean): void => void vi.stubGlobal('matchMedia', () => ({ matches }));

describe('the theme', () => {
  it('is the one of a preview, else the remembered one, else what the system asks for', () => {
    preferDark(true);
    const kept = createFakeTexts();
    expect(readTheme(kept, null)).toBe('dark');
    kept.write('theme', 'light');
    expect(readTheme(kept, null)).toBe('light');
    expect(readTheme(kept, 'dark')).toBe('dark');
  });

  it('takes no notice of anything else that was remembered or asked for', () => {
    preferDark(false);
    const kept = createFakeTexts();
    kept.write('theme', '"><script>');
    expect(readTheme(kept, 'blue')).toBe('light');
  });

  it('is on the document from the start, without being remembered as a choice', () => {
    const kept = createFakeTexts();
    const root = document.createElement('html');
    root.className = 'light other';
    followTheme(createStore({ ui: { theme: 'dark' } }), root, kept);
    expect([...root.classList].sort()).toEqual(['dark', 'other']);
    expect(root.style.colorScheme).toBe('dark');
    expect(kept.read('theme')).toBeNull();
  });

  it('follows the choice of the person and remembers it; what is no theme changes nothing', () => {
    const kept = createFakeTexts();
    const root = document.createElement('html');
    const store = createStore({ ui: { theme: 'dark' } });
    followTheme(store, root, kept);
    store.set('ui.theme', 'light');
    store.set('ui.theme', 'neon');
    expect([...root.classList]).toEqual(['light']);
    expect(kept.read('theme')).toBe('light');
  });
});
