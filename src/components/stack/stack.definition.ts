import type { ComponentDefinition } from '../../protocol/component-definition.ts';
import {
  choiceProp,
  describeProps,
  readChoice,
  readStyle,
  responsive,
  staticFlagProp,
  tokenProp,
} from '../prop-schemas.ts';
import { breakpoints } from '../system-tokens.ts';

const placements: Readonly<Record<string, string>> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  between: 'space-between',
};
const breakpointProp = choiceProp(...Object.keys(breakpoints));

export const stackDefinition: ComponentDefinition = {
  type: 'Stack',
  version: 1,
  summary: 'Children in a row or a column with even gaps.',
  group: 'layout',
  kind: 'container',
  props: describeProps({
    direction: responsive(choiceProp('row', 'column')),
    gap: responsive(tokenProp('spacing')),
    align: choiceProp('start', 'center', 'end', 'stretch'),
    justify: choiceProp('start', 'center', 'end', 'between'),
    wrap: staticFlagProp,
    as: choiceProp('div', 'section', 'aside', 'article', 'header', 'footer', 'nav'),
    grow: staticFlagProp,
    hideBelow: breakpointProp,
    hideFrom: breakpointProp,
  }),
  accessibility: { name: 'none' },
  lower: {
    kind: 'host',
    element: (props) => readChoice(props, 'as', 'div'),
    styles: (props) => ({
      display: 'flex',
      minWidth: '0',
      flexDirection: readStyle(props, 'direction', 'column'),
      gap: readStyle(props, 'gap', '4'),
      alignItems: placements[readChoice(props, 'align', 'stretch')],
      justifyContent: placements[readChoice(props, 'justify', 'start')],
      flexWrap: props['wrap'] === true ? 'wrap' : 'nowrap',
      ...(props['grow'] === true ? { flexGrow: 1 } : {}),
      hideBelow: readStyle(props, 'hideBelow'),
      hideFrom: readStyle(props, 'hideFrom'),
    }),
  },
};
