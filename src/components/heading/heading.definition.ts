import { defineContainer } from '../define-component.ts';
import { choiceProp, describeProps, readChoice, staticFlagProp } from '../prop-schemas.ts';
import { cutLine, ownDirection, visuallyHidden } from '../styles/style-parts.ts';

const sizeOfLevel: Readonly<Record<number, string>> = { 1: '2xl', 2: 'xl', 3: 'lg', 4: 'md' };
const textStyleOfSize: Readonly<Record<string, string>> = {
  sm: 'headingSm',
  md: 'headingMd',
  lg: 'headingLg',
  xl: 'headingXl',
  '2xl': 'heading2xl',
};

export const headingDefinition = defineContainer('Heading', {
  summary: 'A heading. The level is for the outline, the size for the eye.',
  group: 'text',
  props: describeProps(
    {
      level: { type: 'integer', minimum: 1, maximum: 4, 'x-static': true },
      size: choiceProp('sm', 'md', 'lg', 'xl', '2xl'),
      visuallyHidden: staticFlagProp,
      truncate: staticFlagProp,
    },
    ['level'],
  ),
  accessibility: { role: 'heading', name: 'children' },
  lower: {
    kind: 'host',
    element: (props) => `h${Number(props['level'])}`,
    styles: (props) =>
      props['visuallyHidden'] === true
        ? visuallyHidden
        : {
            ...ownDirection,
            fontFamily: 'heading',
            color: 'inherit',
            ...(props['truncate'] === true ? cutLine : { textWrap: 'balance' }),
            textStyle:
              textStyleOfSize[readChoice(props, 'size', sizeOfLevel[Number(props['level'])] ?? 'md')],
          },
  },
});
