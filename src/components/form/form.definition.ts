import { defineContainer } from '../define-component.ts';
import {
  describeProps,
  noPayload,
  readStyle,
  responsive,
  staticFlagProp,
  textProp,
  tokenProp,
} from '../prop-schemas.ts';

export const formDefinition = defineContainer('Form', {
  summary: 'Fields in a column with the button that sends them: Enter in a field does what the button does.',
  group: 'form',
  props: describeProps({
    gap: responsive(tokenProp('spacing')),
    label: textProp,
    /** Whether its first field has the focus when the form opens, except where a finger points. */
    startsInField: staticFlagProp,
  }),
  events: { submit: noPayload },
  sends: { submit: { promised: true } },
  accessibility: {
    // A form is a landmark only if it has a label.
    name: 'none',
    keyboard: 'Enter in a field presses the first Button of type submit in it.',
  },
  lower: {
    kind: 'host',
    element: () => 'form',
    attributes: { 'aria-label': 'label' },
    // Nothing typed gets into an address, also where Enter comes before the page listens.
    fixed: ({ startsInField }) => ({
      method: 'dialog',
      noValidate: true,
      ...(startsInField === true ? { 'data-starts-in-field': '' } : {}),
    }),
    events: { submit: 'submit' },
    styles: (props) => ({
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      gap: readStyle(props, 'gap', '4'),
    }),
  },
});
