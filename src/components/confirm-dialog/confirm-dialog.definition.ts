import { defineLeaf, lazyView } from '../define-component.ts';
import { dialogLook } from '../styles/dialog-styles.ts';
import { choiceProp, describeProps, flagProp, noPayload, readChoice, textProp } from '../prop-schemas.ts';
import { busyMark, styleButton } from '../styles/style-parts.ts';

export const confirmDialogDefinition = defineLeaf('ConfirmDialog', {
  summary: 'A question with two answers. The focus starts on the safe one.',
  group: 'overlay',
  props: describeProps(
    {
      title: textProp,
      message: textProp,
      confirm: textProp,
      cancel: textProp,
      open: flagProp,
      tone: choiceProp('brand', 'danger'),
      busy: flagProp,
    },
    ['title', 'message', 'confirm', 'cancel', 'open'],
  ),
  events: { confirm: noPayload, cancel: noPayload },
  sends: {
    confirm: { promised: true },
    cancel: { promised: true },
  },
  accessibility: { role: 'alertdialog', name: 'prop:title', keyboard: 'Escape is the safe answer.' },
  lower: lazyView({ chunk: 'common' }, (props) => ({
    root: { ...dialogLook, width: { base: '100%', sm: 'min(26rem, calc(100vw - 2rem))' } },
    title: { textStyle: 'headingLg' },
    message: { color: 'fg.muted', marginBlockStart: '2' },
    buttons: {
      display: 'flex',
      flexDirection: { base: 'column-reverse', sm: 'row' },
      justifyContent: 'flex-end',
      gap: '3',
      marginBlockStart: '6',
    },
    cancel: styleButton('outline', 'neutral'),
    confirm: {
      ...styleButton('solid', readChoice(props, 'tone', 'brand') === 'danger' ? 'danger' : 'brand'),
      '&[aria-busy=true]': { cursor: 'progress', _before: busyMark },
    },
  })),
});
