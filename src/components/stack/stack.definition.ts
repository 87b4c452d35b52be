import { defineContainer } from '../define-component.ts';
import type { StyleObject } from '../../protocol/document/component-definition.ts';
import type { Json } from '../../protocol/json/json.ts';
import {
  choiceProp,
  describeProps,
  mapResponsive,
  readChoice,
  readSmallest,
  readStyle,
  responsive,
  staticFlagProp,
  tokenProp,
} from '../prop-schemas.ts';
import { crowded } from '../styles/style-parts.ts';
import { breakpoints } from '../styles/system-tokens.ts';
import { toText } from '../../protocol/json/to-text.ts';

const placements: Readonly<Record<string, string>> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  between: 'space-between',
};
const readPlacement = (placement: Json): string => placements[toText(placement)] ?? 'stretch';
const scrollStyles: StyleObject = {
  flexWrap: { base: 'nowrap', md: 'wrap' },
  overflowX: { base: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
  // Room for focus rings, which the scroller would cut.
  padding: { base: '1', md: '0' },
  margin: { base: '-1', md: '0' },
  '& > *': { flexShrink: { base: 0, md: 1 } },
};
const breakpointProp = choiceProp(...Object.keys(breakpoints));

export const stackDefinition = defineContainer('Stack', {
  summary: 'Children in a row or a column with even gaps.',
  group: 'layout',
  props: describeProps({
    direction: responsive(choiceProp('row', 'column')),
    gap: responsive(tokenProp('spacing')),
    align: responsive(choiceProp('start', 'center', 'end', 'stretch')),
    justify: responsive(choiceProp('start', 'center', 'end', 'between')),
    wrap: staticFlagProp,
    as: choiceProp('div', 'section', 'aside', 'article', 'header', 'footer', 'nav', 'span'),
    grow: staticFlagProp,
    /** On a phone on one line that scrolls sideways, whatever there is. */
    scrolls: staticFlagProp,
    /** Keeps its width where there is too little room: what is beside it gives way. */
    keepsWidth: staticFlagProp,
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
      alignItems: mapResponsive(props['align'] ?? 'stretch', readPlacement),
      justifyContent: mapResponsive(props['justify'] ?? 'start', readPlacement),
      flexWrap: props['wrap'] === true ? 'wrap' : 'nowrap',
      // Where two things beside each other would be a letter wide, they are below each other.
      ...(readSmallest(props['direction']) === 'row' ? { [crowded]: { flexWrap: 'wrap' } } : {}),
      ...(props['grow'] === true ? { flexGrow: 1 } : {}),
      ...(props['scrolls'] === true ? scrollStyles : {}),
      ...(props['keepsWidth'] === true ? { flexShrink: 0 } : {}),
      hideBelow: readStyle(props, 'hideBelow'),
      hideFrom: readStyle(props, 'hideFrom'),
    }),
  },
});
