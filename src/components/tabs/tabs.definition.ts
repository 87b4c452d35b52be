import { column } from '../styles/flex-parts.ts';
import { defineContainer, lazyView } from '../define-component.ts';
import { describeProps, payload, textProp } from '../prop-schemas.ts';
import { crowded } from '../styles/style-parts.ts';

export const tabsDefinition = defineContainer('Tabs', {
  summary:
    'A panel and the tabs that choose what is in it: children that show by `selected`. Without children it is a choice between ways, and says so.',
  group: 'navigation',
  props: describeProps(
    {
      label: textProp,
      tabs: {
        type: 'array',
        minItems: 1,
        maxItems: 12,
        items: {
          type: 'object',
          properties: { id: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_-]*$' }, label: textProp },
          required: ['id', 'label'],
          additionalProperties: false,
        },
      },
      selected: { type: 'string' },
    },
    ['label', 'tabs', 'selected'],
  ),
  events: { select: payload({ id: { type: 'string' } }) },
  sends: {
    select: { promised: true, while: [{ prop: 'tabs', filled: true }] },
  },
  accessibility: {
    role: 'tablist',
    name: 'prop:label',
    keyboard: 'Arrow keys, Home and End choose a tab; Tab goes into its panel.',
  },
  lower: lazyView({ reserve: '3.5rem', chunk: 'common' }, () => ({
    root: { ...column('5'), minWidth: '0' },
    list: {
      display: 'flex',
      gap: '1',
      padding: '1',
      borderRadius: 'xl',
      bg: 'bg.muted',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      [crowded]: { flexDirection: 'column' },
    },
    tab: {
      // On the narrowest phone words take a second line before one is out of sight.
      flex: { base: '1 1 auto', xs: '1 0 auto' },
      minHeight: 'control',
      lineHeight: 'snug',
      paddingInline: { base: '2', md: '4' },
      borderRadius: 'lg',
      borderWidth: '1px',
      borderColor: 'transparent',
      color: 'fg.muted',
      fontWeight: 'semibold',
      whiteSpace: { base: 'normal', xs: 'nowrap' },
      // A long word of another language is broken before it is cut.
      overflowWrap: 'anywhere',
      [crowded]: { whiteSpace: 'normal', flexShrink: 1 },
      _hover: { color: 'fg.default' },
      _focusVisible: { outlineOffset: '-3px' },
      '&[aria-selected=true], &[aria-checked=true]': {
        bg: 'bg.surface',
        color: 'fg.default',
        borderColor: 'border.strong',
        boxShadow: 'card',
      },
    },
    panel: { minWidth: '0' },
  })),
});
