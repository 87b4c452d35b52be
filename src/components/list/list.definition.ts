import { defineContainer } from '../define-component.ts';
import {
  choiceProp,
  describeProps,
  readChoice,
  readStyle,
  staticFlagProp,
  tokenProp,
} from '../prop-schemas.ts';

export const listDefinition = defineContainer('List', {
  summary: 'A list. Its children are ListItem.',
  group: 'layout',
  props: describeProps({ as: choiceProp('ul', 'ol'), gap: tokenProp('spacing'), marker: staticFlagProp }),
  accessibility: { role: 'list', name: 'none' },
  lower: {
    kind: 'host',
    element: (props) => readChoice(props, 'as', 'ul'),
    // Safari drops the list role where the marker is removed.
    fixed: () => ({ role: 'list' }),
    styles: (props) => ({
      display: 'flex',
      flexDirection: 'column',
      gap: readStyle(props, 'gap', '2'),
      minWidth: '0',
      ...(props['marker'] === true
        ? { listStyleType: props['as'] === 'ol' ? 'decimal' : 'disc', paddingInlineStart: '5' }
        : { listStyleType: 'none' }),
    }),
  },
});
