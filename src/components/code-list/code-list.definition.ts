import { column } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, rowsProp, textProp } from '../prop-schemas.ts';
import { glyph, styleButton } from '../styles/style-parts.ts';
import words from './code-list.words.json' with { type: 'json' };

export const codeListDefinition = defineLeaf('CodeList', {
  summary: 'Codes that are shown once, to copy all together, to save as a file or to print.',
  group: 'data',
  props: describeProps(
    {
      label: textProp,
      /** Heads the file and the printed page: what the codes are for, and whose. */
      title: textProp,
      fileName: textProp,
      /** Rows of `code`. */
      codes: rowsProp,
    },
    ['label', 'title', 'fileName', 'codes'],
  ),
  words,
  accessibility: {
    role: 'list',
    name: 'prop:label',
    keyboard: 'Tab to each of the three ways to keep them.',
  },
  lower: lazyView({ reserve: '14rem', chunk: 'records' }, () => ({
    root: { ...column('3'), minWidth: '0' },
    // The page says it above the list; paper and file have nothing else that does.
    title: { display: { base: 'none', _print: 'block' }, fontWeight: 'semibold' },
    list: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
      columnGap: '6',
      rowGap: '1.5',
      paddingInlineStart: '6',
      listStyleType: 'decimal',
    },
    code: { fontFamily: 'mono', fontSize: 'sm', overflowWrap: 'anywhere' },
    actions: { display: { base: 'flex', _print: 'none' }, flexWrap: 'wrap', gap: '2' },
    action: styleButton('outline', 'neutral'),
    icon: glyph,
    said: {
      minHeight: '1lh',
      fontSize: 'sm',
      color: 'fg.muted',
      display: { base: 'block', _print: 'none' },
    },
  })),
});
