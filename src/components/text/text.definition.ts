import { defineContainer } from '../define-component.ts';
import { choiceProp, describeProps, readChoice, readStyle, staticFlagProp } from '../prop-schemas.ts';
import { cutLine, ownDirection } from '../styles/style-parts.ts';

const colors: Readonly<Record<string, string>> = {
  default: 'inherit',
  muted: 'fg.muted',
  brand: 'brand.fg',
  danger: 'danger.fg',
  success: 'success.fg',
};

export const textDefinition = defineContainer('Text', {
  summary: 'A paragraph or a piece of running text.',
  group: 'text',
  props: describeProps({
    size: choiceProp('xs', 'sm', 'md', 'lg'),
    tone: choiceProp('default', 'muted', 'brand', 'danger', 'success'),
    weight: choiceProp('regular', 'medium', 'semibold', 'bold'),
    align: choiceProp('start', 'center', 'end'),
    as: choiceProp('p', 'span', 'small', 'strong'),
    truncate: staticFlagProp,
    numeric: staticFlagProp,
  }),
  accessibility: { name: 'children' },
  lower: {
    kind: 'host',
    element: (props) => readChoice(props, 'as', 'p'),
    // Figures alone keep their direction, on a page from right to left too: “•••• 4471”.
    fixed: (props) => (props['numeric'] === true ? { dir: 'auto' } : {}),
    styles: (props) => ({
      fontSize: readStyle(props, 'size', 'md'),
      color: colors[readChoice(props, 'tone', 'default')],
      fontWeight: readStyle(props, 'weight'),
      ...(props['align'] === undefined
        ? ownDirection
        : { unicodeBidi: 'plaintext', textAlign: readStyle(props, 'align') }),
      textWrap: 'pretty',
      ...(props['truncate'] === true ? cutLine : {}),
      ...(props['numeric'] === true
        ? { fontVariantNumeric: 'tabular-nums lining-nums', unicodeBidi: 'isolate' }
        : {}),
    }),
  },
});
