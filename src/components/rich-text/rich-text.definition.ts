import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps } from '../prop-schemas.ts';
import { proseLook } from '../styles/prose-styles.ts';

export const richTextDefinition = defineLeaf('RichText', {
  summary:
    'Text of the platform with its own headings, lists and links, sanitised. The one way in for markup.',
  group: 'text',
  props: describeProps({ html: { type: ['string', 'null'], maxLength: 200_000 } }, ['html']),
  accessibility: { name: 'children' },
  lower: lazyView({ reserve: '6rem' }, () => ({ root: proseLook })),
});
