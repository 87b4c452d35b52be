import { expect, test } from 'vitest';
import { openRules } from './first-rules.ts';

const html = '<main class="f0123456789 fabcdefabcd"><p class="other">x</p></main>';

test('keeps layers, rules without a class of the publisher, and the classes used in the markup', () => {
  const kept = [
    '@layer reset,tokens;',
    '@layer tokens{:root{--a:"}";--b:1px}.dark{--a:2px}}',
    '.f0123456789{color:red}',
    '@media (min-width: 1px){.fabcdefabcd{color:blue}}',
    '.dark .f0123456789:hover{color:green}',
    '#main:focus{outline:none}',
  ];
  const dropped = ['.fffffffffff{content:"}.f0123456789"}', '@media print{.f1111111111{color:red}}'];
  expect(openRules([...kept, dropped[1]].join(''))(html)).toBe(kept.join(''));
});
test('reads braces and quotes inside of texts as text', () => {
  const css = `.f1111111111{content:"{\\"}"}.f0123456789{content:'}'}`;
  expect(openRules(css)(html)).toBe(`.f0123456789{content:'}'}`);
});

test('keeps, of a rule for many classes, only those used in the markup', () => {
  const css =
    '.f0123456789,.f1111111111,.fabcdefabcd{top:0}@media print{.dark .f1111111111:hover,.dark .fabcdefabcd:hover,.dark .fabcdefabcd:is(a, b) > .fabcdefabcd{top:1px}}.f1111111111::before,.f2222222222::before{top:2px}';
  expect(openRules(css)(html)).toBe(
    '.f0123456789,.fabcdefabcd{top:0}@media print{.dark .fabcdefabcd:hover,.dark .fabcdefabcd:is(a, b) > .fabcdefabcd{top:1px}}',
  );
});
