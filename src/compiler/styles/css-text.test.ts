import { describe, expect, it } from 'vitest';
import { writeCss } from './css-text.ts';

describe('writeCss', () => {
  it('puts a block under its class', () => {
    expect(writeCss({ paddingInlineStart: '1rem', '--x': 'y', WebkitBoxOrient: 'vertical' }, '.a')).toBe(
      '.a{padding-inline-start:1rem;--x:y;-webkit-box-orient:vertical}',
    );
  });
  it('gives lengths their unit and leaves plain numbers plain', () => {
    expect(writeCss({ top: 4, left: 0, lineHeight: 1.5, zIndex: 2, flexGrow: 1, '--n': 3 }, '.a')).toBe(
      '.a{top:4px;left:0;line-height:1.5;z-index:2;flex-grow:1;--n:3}',
    );
  });
  it('nests states, ancestors and at-rules', () => {
    expect(
      writeCss(
        {
          '&:is(:hover, [data-hover])': { color: 'red' },
          '.dark &, .x &': { color: 'blue' },
          '@media print': { '& > b': { top: 0 } },
        },
        '.a',
      ),
    ).toBe('.a:is(:hover, [data-hover]){color:red}.dark .a,.x .a{color:blue}@media print{.a > b{top:0}}');
  });
  it('takes a selector without & as a descendant', () => {
    expect(writeCss({ svg: { width: '1em' } }, '.a')).toBe('.a svg{width:1em}');
  });
  it('writes keyframes as they are and the theme class alone at the top', () => {
    expect(
      writeCss({ '@keyframes spin': { from: { top: 0 }, '50%': { top: 1 } }, '.dark &': { '--c': 'x' } }),
    ).toBe('@keyframes spin{from{top:0}50%{top:1px}}.dark{--c:x}');
  });
  it('leaves out what has no value', () => {
    expect(writeCss({ color: undefined, top: null, '&:hover': {} }, '.a')).toBe('');
  });
});
