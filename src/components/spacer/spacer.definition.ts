import { defineLeaf } from '../define-component.ts';
import {
  choiceProp,
  describeProps,
  readChoice,
  readStyle,
  responsive,
  staticFlagProp,
  tokenProp,
} from '../prop-schemas.ts';

export const spacerDefinition = defineLeaf('Spacer', {
  summary: 'Empty room of a given size, or all the room that is left in a row or column.',
  group: 'layout',
  props: describeProps({
    size: responsive(tokenProp('spacing')),
    axis: choiceProp('block', 'inline'),
    grow: staticFlagProp,
  }),
  accessibility: { name: 'none' },
  lower: {
    kind: 'host',
    element: () => 'div',
    fixed: () => ({ 'aria-hidden': 'true' }),
    styles: (props) => ({
      flexShrink: 0,
      flexGrow: props['grow'] === true ? 1 : 0,
      [readChoice(props, 'axis', 'block') === 'inline' ? 'width' : 'height']: readStyle(props, 'size', '4'),
    }),
  },
});
