import { describe, expect, it } from 'vitest';
import { iconNames, renderIconSprite, styleIcon } from './icons.ts';

describe('icons', () => {
  it('are in the sprite that the portal serves (written again by vitest -u)', async () => {
    await expect(renderIconSprite()).toMatchFileSnapshot('../portal/public/assets/icons.svg');
  });

  it('have at least the names that menus and games use', () => {
    expect(iconNames.length).toBeGreaterThanOrEqual(40);
    expect(iconNames).toEqual(expect.arrayContaining(['home', 'slots', 'wallet', 'chevron-end', 'logout']));
  });

  it('mirror arrows and leave the others', () => {
    expect(styleIcon('chevron-end')).toHaveProperty('_rtl');
    expect(styleIcon('phone')).not.toHaveProperty('_rtl');
  });

  it('refuse an unknown name', () => {
    expect(() => styleIcon('dragon')).toThrow(/dragon/);
  });
});
