import { defineContainer } from '../define-component.ts';
import { choiceProp, describeProps, readChoice, staticFlagProp, textProp } from '../prop-schemas.ts';
import { cellLabelStyle, styleCell } from '../table/row-styles.ts';

export const tableCellDefinition = defineContainer('TableCell', {
  summary:
    'One cell of a TableRow: text, links, buttons, badges or anything else. On a phone its label is before it.',
  group: 'data',
  props: describeProps(
    {
      /** The words of its column. */
      label: textProp,
      align: choiceProp('start', 'center', 'end'),
      /** The cell that names the row. */
      head: staticFlagProp,
    },
    ['label'],
  ),
  within: ['TableRow'],
  accessibility: { role: 'cell', name: 'none' },
  lower: {
    kind: 'host',
    element: (props) => (props['head'] === true ? 'th' : 'td'),
    attributes: { 'data-label': 'label' },
    fixed: (props) => ({
      ...(props['head'] === true ? { role: 'rowheader', scope: 'row' } : { role: 'cell' }),
      ...(props['align'] === undefined ? {} : { 'data-align': readChoice(props, 'align', 'start') }),
    }),
    styles: () => ({
      ...styleCell('3'),
      _before: { ...cellLabelStyle, content: 'attr(data-label)' },
    }),
  },
});
