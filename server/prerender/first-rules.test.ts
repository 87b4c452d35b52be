import { expect, test } from 'vitest';
import { openRules } from './first-rules.ts';

const html = '<main class="f01234567 fabcdefab"><p class="other">x</p></main>';

test('keeps layers, rules without a class of the publisher, and the classes used in the markup', () => {
  const kept = [
    '@layer reset,tokens;',
    '@layer tokens{:root{--a:"}";--b:1px}.dark{--a:2px}}',
    '.f01234567{color:red}',
    '@media (min-width: 1px){.fabcdefab{color:blue}}',
    '.dark .f01234567:hover{color:green}',
    '#main:focus{outline:none}',
  ];
  const dropped = '@media print{.f11111111{color:red}}';
  expect(openRules([...kept, dropped].join(''))(html)).toBe(kept.join(''));
});
test('reads braces and quotes inside of texts as text', () => {
  const css = `.f11111111{content:"{\\"}"}.f01234567{content:'}'}`;
  expect(openRules(css)(html)).toBe(`.f01234567{content:'}'}`);
});

test('keeps, of a rule for many classes, only those used in the markup', () => {
  const css =
    '.f01234567,.f11111111,.fabcdefab{top:0}@media print{.dark .f11111111:hover,.dark .fabcdefab:hover,.dark .fabcdefab:is(a, b) > .fabcdefab{top:1px}}.f11111111::before,.f22222222::before{top:2px}';
  expect(openRules(css)(html)).toBe(
    '.f01234567,.fabcdefab{top:0}@media print{.dark .fabcdefab:hover,.dark .fabcdefab:is(a, b) > .fabcdefab{top:1px}}',
  );
});
