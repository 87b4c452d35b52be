import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, iconProp, routeProp, textProp } from '../prop-schemas.ts';
import { glyph, styleIconButton } from '../styles/style-parts.ts';

export const counterDefinition = defineLeaf('Counter', {
  summary: 'A drawing with a count on it, for example unread messages. The label says the count too.',
  group: 'data',
  props: describeProps(
    { value: { type: 'integer', minimum: 0 }, label: textProp, icon: iconProp, route: routeProp },
    ['value', 'label', 'icon'],
  ),
  accessibility: { role: 'img', name: 'prop:label', keyboard: 'With a route: Enter goes there.' },
  lower: lazyView({ reserve: '2.75rem', chunk: 'common' }, (props) => ({
    root: { ...styleIconButton(), ...(props['route'] === undefined ? { _hover: {} } : {}) },
    icon: glyph,
    count: {
      position: 'absolute',
      insetBlockStart: '0.5',
      // From the middle outwards, so that larger figures leave the drawing in sight.
      insetInlineStart: '50%',
      minWidth: '1.15rem',
      paddingInline: '1',
      borderRadius: 'full',
      bg: 'danger.solid',
      color: 'danger.contrast',
      fontSize: '2xs',
      fontWeight: 'bold',
      lineHeight: '1.15rem',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
    },
  })),
});
