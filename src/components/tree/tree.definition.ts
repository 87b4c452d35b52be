import { centred, row } from '../styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../define-component.ts';
import {
  describeProps,
  fieldsProp,
  idSchema,
  payload,
  rowsProp,
  statusProp,
  textProp,
} from '../prop-schemas.ts';
import { pill, pillTones } from '../styles/pill-styles.ts';
import { glyph, ownDirection, raisedSurface } from '../styles/style-parts.ts';
import words from './tree.words.json' with { type: 'json' };

export const treeDefinition = defineLeaf('Tree', {
  summary:
    'A hierarchy to unfold, a team with its downlines above all. Rows name their parent; those of a branch may be fetched when it is unfolded and given as `branch`.',
  group: 'data',
  props: describeProps(
    {
      label: textProp,
      rows: rowsProp,
      /** Rows fetched for a branch: kept together with those of before. */
      branch: rowsProp,
      fields: fieldsProp('id', 'parent', 'name', 'detail', 'count', 'hasChildren'),
      selected: { type: ['string', 'number', 'null'] },
      status: statusProp,
      /** State of the data in `branch`. */
      branchStatus: statusProp,
      expanded: { type: 'string', enum: ['none', 'first', 'all'], 'x-static': true },
    },
    ['label', 'rows'],
  ),
  events: { load: payload({ id: idSchema }), select: payload({ id: idSchema, row: { type: 'object' } }) },
  sends: {
    load: { while: [{ prop: 'rows', filled: true }] },
    select: { while: [{ prop: 'rows', filled: true }] },
  },
  words,
  accessibility: {
    role: 'tree',
    name: 'prop:label',
    keyboard:
      'Up and Down go through what is shown; the arrow towards the text unfolds or goes in, the other folds or goes out; Home and End go to the ends, letters to names, * unfolds all beside. Enter or Space chooses.',
  },
  lower: lazyView({ reserve: '12rem', chunk: 'records' }, () => ({
    root: { ...raisedSurface, padding: '2', minWidth: '0' },
    tree: { listStyleType: 'none' },
    branch: { listStyleType: 'none', paddingInlineStart: { base: '4', sm: '6' } },
    item: { borderRadius: 'lg', _focusVisible: { outline: 'none' } },
    row: {
      ...row('2'),
      minHeight: 'control',
      paddingInline: '2',
      borderRadius: 'lg',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
      '[role=treeitem]:focus-visible > &': {
        outline: '3px solid',
        outlineColor: 'focus',
        outlineOffset: '-3px',
      },
      '[aria-selected=true] > &': { bg: 'brand.subtle', boxShadow: 'inset 0 0 0 1px {colors.brand.edge}' },
    },
    twist: {
      ...centred,
      width: '7',
      height: '7',
      borderRadius: 'md',
      color: 'fg.muted',
      flexShrink: 0,
      '&[data-leaf]': { visibility: 'hidden' },
      '& svg': { _motionSafe: { transition: 'transform 120ms' } },
      '[aria-expanded=true] > div > & svg': { transform: 'rotate(90deg) !important' },
    },
    icon: glyph,
    words: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      flexGrow: 1,
      minWidth: '0',
      lineHeight: 'snug',
    },
    name: { ...ownDirection, fontWeight: 'semibold', overflowWrap: 'anywhere' },
    detail: { ...ownDirection, fontSize: 'sm', color: 'fg.muted' },
    count: { ...pill, ...pillTones['neutral'], fontVariantNumeric: 'tabular-nums' },
    note: { padding: '3', color: 'fg.muted', fontSize: 'sm' },
  })),
});
