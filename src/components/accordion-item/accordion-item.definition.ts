import { column, row } from '../styles/flex-parts.ts';
import { defineContainer, lazyView } from '../define-component.ts';
import { describeProps, flagProp, payload, staticFlagProp, textProp } from '../prop-schemas.ts';
import { glyph } from '../styles/style-parts.ts';

export const accordionItemDefinition = defineContainer('AccordionItem', {
  summary: 'One question and, as its children, the answer. Found by the browser’s own search when closed.',
  group: 'layout',
  props: describeProps(
    {
      title: textProp,
      open: staticFlagProp,
      /** The one that is asked for, by an address for example: it opens, comes into sight and takes the focus. */
      current: flagProp,
      /** Makes the question a heading. */
      level: { type: 'integer', minimum: 2, maximum: 4, 'x-static': true },
    },
    ['title'],
  ),
  events: { toggle: payload({ open: { type: 'boolean' } }) },
  accessibility: { role: 'group', name: 'prop:title', keyboard: 'Enter and Space open and close it.' },
  lower: lazyView({ reserve: '3.5rem', chunk: 'inner' }, () => ({
    root: {
      minWidth: '0',
      // Clear of header and bottom bar, which stay where they are.
      scrollMarginBlock: '6rem',
      '&:not(:last-child)': { borderBlockEndWidth: '1px', borderColor: 'border.default' },
    },
    head: {
      ...row('3'),
      minHeight: '3.5rem',
      paddingInline: '5',
      paddingBlock: '3',
      listStyle: 'none',
      fontWeight: 'semibold',
      '&::-webkit-details-marker': { display: 'none' },
      _hover: { bg: 'bg.muted' },
      _focusVisible: { outlineOffset: '-3px' },
    },
    title: { flexGrow: 1, minWidth: '0', overflowWrap: 'anywhere' },
    icon: {
      ...glyph,
      color: 'fg.muted',
      _motionSafe: { transition: 'transform 120ms' },
      'details[open] > summary > &': { transform: 'rotate(180deg)' },
    },
    body: {
      ...column('3'),
      paddingInline: '5',
      paddingBlockEnd: '5',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
    },
  })),
});
