import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import { describeProps } from '../prop-schemas.ts';
import { proseLook } from '../styles/prose-styles.ts';

export const richTextDefinition: ComponentDefinition = {
  type: 'RichText',
  version: 1,
  summary:
    'Text of the platform with its own headings, lists and links, sanitised. The one way in for markup.',
  group: 'text',
  kind: 'leaf',
  props: describeProps({ html: { type: ['string', 'null'], maxLength: 200_000 } }, ['html']),
  accessibility: { name: 'children' },
  lower: { kind: 'view', load: 'lazy', reserve: '6rem', styles: () => ({ root: proseLook }) },
};
