import { defineContainer } from '../define-component.ts';
import { styleIcon } from '../icons.ts';
import {
  choiceProp,
  describeProps,
  disabledProp,
  flagProp,
  iconProp,
  noPayload,
  readChoice,
  staticFlagProp,
  textProp,
} from '../prop-schemas.ts';
import { busyMark, styleAside, styleButton } from '../styles/style-parts.ts';

export const buttonDefinition = defineContainer('Button', {
  summary: 'Does something here. To go somewhere, use Link.',
  group: 'action',
  props: describeProps({
    variant: choiceProp('solid', 'outline', 'ghost', 'link'),
    tone: choiceProp('brand', 'neutral', 'danger'),
    size: choiceProp('sm', 'md', 'lg'),
    icon: iconProp,
    full: staticFlagProp,
    disabled: disabledProp,
    busy: flagProp,
    /** Outlined while another thing on the page is to be done first. */
    aside: flagProp,
    type: choiceProp('button', 'submit'),
    label: textProp,
    /**
     * A key that presses it from anywhere on the page, while no field has the focus and no dialog is open.
     */
    shortcut: { type: 'string', pattern: '^[/a-z0-9?]$', 'x-static': true },
  }),
  events: { press: noPayload },
  sends: { press: { promised: true } },
  accessibility: { role: 'button', name: 'children', keyboard: 'Enter and Space press it.' },
  lower: {
    kind: 'host',
    element: () => 'button',
    attributes: {
      disabled: 'disabled',
      'aria-busy': 'busy',
      'data-aside': 'aside',
      'aria-label': 'label',
      'aria-keyshortcuts': 'shortcut',
    },
    fixed: (props) => ({ type: readChoice(props, 'type', 'button') }),
    events: { press: 'click' },
    styles: (props) => {
      const isIconOnly = props['label'] !== undefined;
      const icon =
        typeof props['icon'] === 'string'
          ? { _before: { ...styleIcon(props['icon']), content: '""', width: '1.25em', height: '1.25em' } }
          : {};
      return {
        ...styleButton(
          readChoice(props, 'variant', 'solid'),
          readChoice(props, 'tone', 'brand'),
          readChoice(props, 'size', 'md'),
          props['full'] === true,
        ),
        ...icon,
        ...(props['aside'] === undefined ? {} : styleAside(readChoice(props, 'tone', 'brand'))),
        ...(isIconOnly ? { paddingInline: '2.5', minWidth: 'control' } : {}),
        '&[aria-busy=true]': { cursor: 'progress', pointerEvents: 'none', _before: busyMark },
      };
    },
  },
});
