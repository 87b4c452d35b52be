import type { ComponentDefinition } from '../../protocol/document/component-definition.ts';
import { describeProps } from '../prop-schemas.ts';

export const listItemDefinition: ComponentDefinition = {
  type: 'ListItem',
  version: 1,
  summary: 'One entry of a List.',
  group: 'layout',
  kind: 'container',
  props: describeProps({}),
  accessibility: { role: 'listitem', name: 'children' },
  lower: { kind: 'host', element: () => 'li', styles: () => ({ minWidth: '0' }) },
};
