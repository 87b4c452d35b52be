import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import theme from '../../schemas/settings/theme.schema.json' with { type: 'json' };
import { buildTypeface, companionFamily, type TypefaceName } from './typefaces.ts';

const root = join(import.meta.dirname, '..', '..');
const readRules = (name: string): string =>
  readFileSync(join(root, `node_modules/@fontsource-variable/${name}/wght.css`), 'utf8');
/** Whether one of the faces of a package is asked for a sign. */
const covers = (rules: string, sign: number): boolean =>
  [...rules.matchAll(/unicode-range: ([^;]+);/g)].some(([, ranges = '']) =>
    ranges.split(',').some((range) => {
      const [from = '', to = from] = range.trim().replace('U+', '').split('-');
      return Number.parseInt(from, 16) <= sign && sign <= Number.parseInt(to, 16);
    }),
  );

const listed = theme.properties.tokens.properties.typeface.enum.filter((name) => name !== 'system');
describe.each(listed as readonly TypefaceName[])('the typeface %s', (name) => {
  it('can be chosen, and its package and the portal call it by the family that styles begin with', () => {
    const family = /^'([^']+)'/.exec(buildTypeface(name).fonts)?.[1] ?? '';
    expect(readRules(name)).toContain(`font-family: '${family}'`);
    const portal = readFileSync(join(root, 'src/portal/page/load-typeface.ts'), 'utf8');
    expect(portal).toContain(`'${family}': () => import('../typefaces/${name}.ts')`);
    expect(readFileSync(join(root, `src/portal/typefaces/${name}.ts`), 'utf8')).toContain(
      `/${name}/wght.css`,
    );
  });

  it('has Latin letters, the signs of money that its market needs, and Arabic by its companion', () => {
    const rules = readRules(name);
    const companion = readRules('vazirmatn');
    expect(companion).toContain(`font-family: '${companionFamily}'`);
    for (const sign of 'Aaéñ₱€₫₹₺0') expect(covers(rules, sign.codePointAt(0) ?? 0), sign).toBe(true);
    for (const sign of 'اگپۀ') expect(covers(companion, sign.codePointAt(0) ?? 0), sign).toBe(true);
  });

  it('has stand-ins that are as wide as its letters, in both weights, and need no file', () => {
    const { faces, fonts } = buildTypeface(name);
    expect(faces).toHaveLength(6);
    for (const face of faces) {
      expect(face['src']).toMatch(/^local\('[\w ]+'\)$/);
      expect(fonts).toContain(face['fontFamily']);
      const size = Number.parseFloat(face['sizeAdjust'] ?? '');
      expect(size).toBeGreaterThan(80);
      expect(size).toBeLessThan(125);
    }
  });
});

it('is left to the device where a theme chooses none', () => {
  expect(buildTypeface('system')).toEqual(buildTypeface(undefined));
  expect(buildTypeface('system').faces).toEqual([]);
});
