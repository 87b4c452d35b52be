import { defineContainer } from '../define-component.ts';
import { describeProps } from '../prop-schemas.ts';
import { rowStyle } from '../table/row-styles.ts';

export const tableRowDefinition = defineContainer('TableRow', {
  summary: 'One row of a Table that draws its rows itself. Its children are TableCell, one for each column.',
  group: 'data',
  props: describeProps({}),
  within: ['Table'],
  holds: ['TableCell'],
  accessibility: { role: 'row', name: 'none' },
  // As a block of a phone's card, the element would lose its role in some browsers.
  lower: { kind: 'host', element: () => 'tr', fixed: () => ({ role: 'row' }), styles: () => rowStyle },
});
