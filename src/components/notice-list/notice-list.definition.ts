import { column, row } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import { proseLook } from '../styles/prose-styles.ts';
import { describeProps, textProp } from '../prop-schemas.ts';
import { glyph, ownDirection, styleButton } from '../styles/style-parts.ts';
import words from './notice-list.words.json' with { type: 'json' };

export const noticeListDefinition = defineLeaf('NoticeList', {
  summary: 'Announcements to unfold, some at a time.',
  group: 'data',
  props: describeProps(
    {
      label: textProp,
      /** As `notices.list` answers. */
      items: { type: 'array', items: { type: 'object' } },
      pageSize: { type: 'integer', minimum: 1, maximum: 50 },
    },
    ['label', 'items'],
  ),
  words,
  accessibility: { role: 'list', name: 'prop:label', keyboard: 'Enter or Space unfolds a notice.' },
  lower: lazyView({ reserve: '16rem' }, () => ({
    root: { ...column('3'), minWidth: '0' },
    list: { ...column('2'), listStyleType: 'none' },
    item: {
      borderWidth: '1px',
      borderColor: 'border.default',
      borderRadius: 'xl',
      bg: 'bg.surface',
      overflow: 'hidden',
    },
    summary: {
      ...row('3'),
      minHeight: '3.25rem',
      paddingInline: '4',
      paddingBlock: '2',
      listStyleType: 'none',
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { bg: 'bg.muted' },
      _focusVisible: { outlineOffset: '-3px', borderRadius: 'xl' },
    },
    title: { ...ownDirection, fontWeight: 'semibold', flexGrow: 1, minWidth: '0' },
    date: { fontSize: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums', flexShrink: 0 },
    icon: {
      ...glyph,
      color: 'fg.muted',
      'details[open] &': { transform: 'rotate(180deg)' },
      _motionSafe: { transition: 'transform 150ms' },
    },
    body: { ...proseLook, paddingInline: '4', paddingBlockEnd: '4', color: 'fg.muted' },
    more: styleButton('outline', 'neutral'),
    empty: { color: 'fg.muted' },
  })),
});
