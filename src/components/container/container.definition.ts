import { defineContainer } from '../define-component.ts';
import { choiceProp, describeProps, readChoice, readStyle, responsive, tokenProp } from '../prop-schemas.ts';
import { columnOf } from '../styles/style-parts.ts';

export const containerDefinition = defineContainer('Container', {
  summary: 'Holds content to a readable width, centred, with the page margin.',
  group: 'layout',
  props: describeProps({
    width: choiceProp('page', 'narrow', 'form', 'wide'),
    paddingBlock: tokenProp('spacing'),
    /** Between what is inside, one below the other. */
    gap: responsive(tokenProp('spacing')),
  }),
  accessibility: { name: 'none' },
  lower: {
    kind: 'host',
    element: () => 'div',
    styles: (props) => ({
      width: 'full',
      minWidth: '0',
      maxWidth: readChoice(props, 'width', 'page'),
      marginInline: 'auto',
      paddingInline: { base: '4', md: '6', lg: '8' },
      paddingBlock: readStyle(props, 'paddingBlock'),
      ...columnOf(props),
    }),
  },
});
