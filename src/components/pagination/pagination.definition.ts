import { row } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, flagProp, payload, textProp } from '../prop-schemas.ts';
import { glyph, inputLook, styleIconButton } from '../styles/style-parts.ts';
import words from './pagination.words.json' with { type: 'json' };

export const paginationDefinition = defineLeaf('Pagination', {
  summary:
    'Which page of a list is shown, and the way to others. Without `pages` it continues as long as `hasNext`.',
  group: 'navigation',
  props: describeProps(
    {
      label: textProp,
      /** From 1. */
      page: { type: ['integer', 'null'], minimum: 1 },
      pages: { type: ['integer', 'null'], minimum: 0 },
      hasNext: flagProp,
      /** Rows altogether. */
      total: { type: ['integer', 'null'] },
      pageSize: { type: ['integer', 'null'] },
      pageSizes: {
        type: 'array',
        maxItems: 6,
        items: { type: 'integer', minimum: 1, maximum: 500 },
        'x-static': true,
      },
      busy: flagProp,
    },
    ['label', 'page'],
  ),
  events: { page: payload({ page: { type: 'integer' } }), size: payload({ size: { type: 'integer' } }) },
  sends: {
    page: { promised: true },
    size: { promised: true, while: [{ prop: 'pageSizes', filled: true }] },
  },
  words,
  accessibility: { role: 'navigation', name: 'prop:label', keyboard: 'Tab goes from page to page.' },
  lower: lazyView({ reserve: '2.75rem', chunk: 'records' }, () => ({
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minWidth: '0',
    },
    summary: { fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    pages: { ...row('1'), listStyleType: 'none' },
    step: { ...styleIconButton(), borderColor: 'border.default', bg: 'bg.surface' },
    number: {
      ...styleIconButton(),
      display: { base: 'none', sm: 'inline-flex' },
      width: 'auto',
      minWidth: 'control',
      paddingInline: '2',
      fontSize: 'sm',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
      '&[aria-current=page]': {
        bg: 'brand.subtle',
        color: 'brand.fg',
        borderColor: 'brand.edge',
        _highContrast: { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
      },
    },
    gap: { display: { base: 'none', sm: 'inline' }, color: 'fg.muted', paddingInline: '1' },
    size: { display: 'inline-flex', alignItems: 'center', gap: '2', fontSize: 'sm', color: 'fg.muted' },
    select: { ...inputLook, width: 'auto', minHeight: 'control', paddingInline: '3', paddingBlock: '1' },
    icon: glyph,
  })),
});
