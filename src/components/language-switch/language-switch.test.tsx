// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { languageSwitchDefinition } from './language-switch.definition.ts';
import { LanguageSwitchView } from './language-switch.tsx';

const props = {
  label: 'Language',
  current: 'EN',
  options: [
    { code: 'EN', nativeName: 'English', dir: 'ltr', bcp47: 'en' },
    { code: 'AR', nativeName: 'العربية', dir: 'rtl', bcp47: 'ar' },
    { code: 'TY', nativeName: 'Filipino', dir: 'ltr', bcp47: 'fil' },
  ],
};
const focused = () => document.activeElement?.textContent;

describe('LanguageSwitch', () => {
  it('is chosen from by the keyboard alone', async () => {
    const { emit } = renderView(languageSwitchDefinition, LanguageSwitchView, props);
    const trigger = screen.getByRole('button', { name: 'Language' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe('English');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('العربية');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Filipino');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('English');
    await userEvent.keyboard('f{Enter}');
    expect(emit).toHaveBeenCalledExactlyOnceWith('change', { code: 'TY' });
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes by Escape and gives the focus back', async () => {
    renderView(languageSwitchDefinition, LanguageSwitchView, props);
    await userEvent.click(screen.getByRole('button', { name: 'Language' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Language' }));
  });

  it('marks the language in use and writes each in its own direction', async () => {
    renderView(languageSwitchDefinition, LanguageSwitchView, props);
    await userEvent.click(screen.getByRole('button', { name: 'Language' }));
    expect(screen.getByRole('menuitemradio', { name: 'English' }).getAttribute('aria-checked')).toBe('true');
    const arabic = screen.getByRole('menuitemradio', { name: 'العربية' });
    expect([arabic.dir, arabic.lang]).toEqual(['rtl', 'ar']);
  });
});
