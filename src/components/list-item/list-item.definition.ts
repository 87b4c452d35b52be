import { defineContainer } from '../define-component.ts';
import { describeProps } from '../prop-schemas.ts';

export const listItemDefinition = defineContainer('ListItem', {
  summary: 'One entry of a List.',
  group: 'layout',
  props: describeProps({}),
  accessibility: { role: 'listitem', name: 'children' },
  lower: { kind: 'host', element: () => 'li', styles: () => ({ minWidth: '0' }) },
});
