import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { familyOf, shareRules } from './share-rules.ts';

const nameOf = (index: number): string => `f${index.toString(36).padStart(8, '0')}`;

/** Class → family → what is said about it, in the order of the text. Read from the text alone. */
const readSheet = (text: string): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> => {
  const found = new Map<string, Map<string, string[]>>();
  const note = (around: string, place: string, body: string): void => {
    const names = [...new Set(place.match(/\.f[0-9a-z]{8}/g))];
    const template = `${around}${[...new Set(place.replaceAll(/\.f[0-9a-z]{8}/g, '&').split(','))].join(',')}`;
    for (const name of names)
      for (const declaration of body.split(';')) {
        const rulesByFamily = found.get(name.slice(1)) ?? new Map<string, string[]>();
        const family = familyOf(declaration);
        rulesByFamily.set(family, [...(rulesByFamily.get(family) ?? []), `${template} ${declaration}`]);
        found.set(name.slice(1), rulesByFamily);
      }
  };
  const visit = (css: string, around: string): void => {
    for (let left = css; left !== '';) {
      const open = left.indexOf('{');
      let [depth, end] = [1, open + 1];
      for (; depth > 0; end += 1) depth += left[end] === '{' ? 1 : left[end] === '}' ? -1 : 0;
      const [head, body] = [left.slice(0, open).trim(), left.slice(open + 1, end - 1)];
      if (head.startsWith('@')) visit(body, `${around}${head} `);
      else note(around, head, body);
      left = left.slice(end).trim();
    }
  };
  visit(text, '');
  return found;
};

const declaration = fc.constantFrom(
  'padding:0',
  'padding-inline:var(--foyer-spacing-4)',
  'color:red',
  'border-width:1px',
  'border-color:var(--foyer-colors-border-default)',
  'border-inline-end-color:transparent',
  'width:100%',
  'min-width:0',
  '--bg:red',
);
const place = fc.constantFrom('&', '&:hover', '&::before', '.dark &', '@media (min-width: 48rem)', '& > svg');
const someClass = fc.uniqueArray(
  fc.record({ place, said: fc.uniqueArray(declaration, { minLength: 1, maxLength: 6 }) }),
  { minLength: 1, maxLength: 4, selector: (block) => block.place },
);
const writeClass = (name: string, blocks: readonly { place: string; said: readonly string[] }[]): string =>
  blocks
    .map(({ place: where, said }) =>
      where.startsWith('@')
        ? `${where}{.${name}{${said.join(';')}}}`
        : `${where.replace('&', `.${name}`)}{${said.join(';')}}`,
    )
    .join('');

describe('shareRules', () => {
  it('says once what many classes say, and an element of any class looks the same', () => {
    let saidOnce = 0;
    fc.assert(
      fc.property(fc.array(someClass, { minLength: 1, maxLength: 25 }), (classes) => {
        const rules = new Map(
          classes.map((blocks, index) => [nameOf(index), writeClass(nameOf(index), blocks)]),
        );
        const whole = [...rules.values()].join('');
        const shared = shareRules(rules);
        expect(readSheet(shared)).toEqual(readSheet(whole));
        if (/\.f[0-9a-z]{8}[^{}]*,[^{}]*\.f[0-9a-z]{8}/.test(shared)) saidOnce += 1;
      }),
      { numRuns: 400, seed: 3 },
    );
    expect(saidOnce).toBeGreaterThan(100);
  });

  it('keeps a rule with its own frames as it is', () => {
    const spin = `.${nameOf(1)}{color:red}@keyframes x{from{top:0}to{top:1px}}`;
    const text = shareRules(new Map([[nameOf(1), spin]]));
    expect(text).toBe(spin);
  });

  it('reads quoted signs as part of their words', () => {
    const rule = (name: string): string => `.${name}::before{content:"a;b}c";mask-image:url("data:x;y{")}`;
    const names = [1, 2, 3].map(nameOf);
    const text = shareRules(new Map(names.map((name) => [name, rule(name)])));
    expect(text).toBe(
      `${names.map((name) => `.${name}::before`).join(',')}{content:"a;b}c";mask-image:url("data:x;y{")}`,
    );
  });
});
