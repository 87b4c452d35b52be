import { column } from '../styles/flex-parts.ts';
import { defineContainer, lazyView } from '../define-component.ts';
import { describeProps, payload, staticFlagProp, textProp } from '../prop-schemas.ts';
import { glyph, raisedSurface } from '../styles/style-parts.ts';

export const disclosureCardDefinition = defineContainer('DisclosureCard', {
  summary:
    'A card with a line that is always seen; the rest opens in its place. Found by the browser’s own search when closed.',
  group: 'layout',
  props: describeProps(
    {
      title: textProp,
      text: textProp,
      /** Open from the start. */
      open: staticFlagProp,
      /** Makes the title a heading. */
      level: { type: 'integer', minimum: 2, maximum: 4, 'x-static': true },
    },
    ['title'],
  ),
  slots: { beside: { summary: 'At the end of the line: a state or an amount, nothing to press.' } },
  events: { toggle: payload({ open: { type: 'boolean' } }) },
  accessibility: { role: 'group', name: 'prop:title', keyboard: 'Enter and Space open and close it.' },
  lower: lazyView({ reserve: '4.5rem', chunk: 'inner' }, () => ({
    root: { ...raisedSurface, minWidth: '0', overflow: 'clip', scrollMarginBlock: '6rem' },
    head: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      alignContent: 'center',
      alignItems: 'center',
      columnGap: '3',
      minHeight: '4.5rem',
      paddingInline: '5',
      paddingBlock: '3',
      listStyle: 'none',
      cursor: 'pointer',
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { bg: 'bg.muted' },
      _focusVisible: { outlineOffset: '-3px' },
    },
    title: { gridColumn: '1', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    text: { gridColumn: '1', color: 'fg.muted', fontSize: 'sm', overflowWrap: 'anywhere' },
    beside: { gridColumn: '2', gridRow: '1 / span 2' },
    icon: {
      ...glyph,
      color: 'fg.muted',
      gridColumn: '3',
      gridRow: '1 / span 2',
      _motionSafe: { transition: 'transform 120ms' },
      'details[open] > summary > &': { transform: 'rotate(180deg)' },
    },
    body: {
      ...column('3'),
      padding: '5',
      borderBlockStartWidth: '1px',
      borderColor: 'border.default',
      overflowWrap: 'anywhere',
    },
  })),
});
