import { defineContainer } from '../define-component.ts';
import { choiceProp, describeProps, readChoice, readStyle, tokenProp } from '../prop-schemas.ts';

const ratios: Readonly<Record<string, string>> = {
  square: '1',
  portrait: '3 / 4',
  photo: '4 / 3',
  video: '16 / 9',
  banner: '21 / 9',
};

export const aspectRatioDefinition = defineContainer('AspectRatio', {
  summary: 'Holds its one child in a fixed shape, so that nothing jumps when the child arrives.',
  group: 'layout',
  props: describeProps({ ratio: choiceProp(...Object.keys(ratios)), radius: tokenProp('radii') }, ['ratio']),
  accessibility: { name: 'none' },
  lower: {
    kind: 'host',
    element: () => 'div',
    styles: (props) => ({
      position: 'relative',
      width: 'full',
      aspectRatio: ratios[readChoice(props, 'ratio', 'video')],
      overflow: 'hidden',
      borderRadius: readStyle(props, 'radius'),
      '& > *': { position: 'absolute', inset: '0', width: 'full', height: 'full' },
      '& > :is(img, video)': { objectFit: 'cover' },
    }),
  },
});
