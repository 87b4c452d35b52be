import { expect, it } from 'vitest';
import type { CssObject, ResolvedStyle, StyleSystem } from '../catalogue.ts';
import { createStyleSheet } from './style-sheet.ts';

const createSystem = (stored: Map<string, ResolvedStyle>): StyleSystem => ({
  css: (style) => ({ ...style }) as CssObject,
  getPreflightCss: () => ({}),
  getGlobalCss: () => ({}),
  getTokenCss: () => ({}),
  tokens: { categoryMap: new Map() },
  conditions: { breakpoints: [] },
  resolved: { get: (key) => stored.get(key), set: (key, style) => void stored.set(key, style) },
});

it('leaves each style that it resolved to a later process, which takes it from there', () => {
  const stored = new Map<string, ResolvedStyle>();
  const name = createStyleSheet(createSystem(stored)).addClass({ color: 'red' });
  expect([...stored]).toEqual([['{"color":"red"}', { name, rule: `.${name}{color:red}` }]]);
  stored.set('{"color":"blue"}', { name: 'kept', rule: '.kept {}' });
  const later = createStyleSheet(createSystem(stored));
  expect([later.addClass({ color: 'red' }), later.addClass({ color: 'blue' })]).toEqual([name, 'kept']);
  expect(later.rules.get('kept')).toBe('.kept {}');
});
