import { column, row } from '../../components/styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../../components/define-component.ts';
import type { StyleObject } from '../../protocol/document/component-definition.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import {
  choiceProp,
  describeProps,
  flagProp,
  payload,
  readChoice,
  staticFlagProp,
  textProp,
} from '../../components/prop-schemas.ts';
import { styleIcon } from '../../components/icons.ts';
import {
  busyMark,
  crowded,
  glyph,
  inputLook,
  overlaySurface,
  styleAside,
  styleButton,
  type ButtonTone,
} from '../../components/styles/style-parts.ts';
import { fieldSlots } from '../field-styles.ts';
import words from './schema-form.words.json' with { type: 'json' };

/** Words of a form that are those of errors everywhere: `errorAtLeast` → `error.field.atLeast`. */
const errorTexts: Readonly<Record<string, string>> = Object.fromEntries(
  'Required Pattern Min Max AtLeast AtMost Email Date TooYoung Confirm Terms Choose Invalid'
    .split(' ')
    .map((name) => [`error${name}`, `error.field.${name.charAt(0).toLowerCase()}${name.slice(1)}`]),
);
const valuesPayload = payload({ values: { type: 'object' } });

function styleSubmit(props: JsonObject): StyleObject {
  const tone = readChoice<ButtonTone>(props, 'tone', 'brand');
  return {
    ...styleButton(readChoice(props, 'submitVariant', 'solid'), tone, 'lg', true),
    ...(props['aside'] === undefined ? {} : styleAside(tone)),
  };
}

export const schemaFormDefinition = defineLeaf('SchemaForm', {
  summary: 'A form of the release: fields, order, rules and hints come from its schema.',
  group: 'form',
  props: describeProps(
    {
      form: { type: 'string', 'x-form': true, 'x-static': true },
      submit: textProp,
      /** `outline` where another button of the page is the main one. */
      submitVariant: choiceProp('solid', 'outline'),
      /** `danger` where sending it ends something for good. */
      tone: choiceProp('brand', 'danger'),
      busy: flagProp,
      /** Its button is outlined while another thing on the page is to be done first. */
      aside: flagProp,
      /** Whether its first field has the focus when the form opens, except where a finger points. */
      startsInField: staticFlagProp,
      /** Field → message key, as the machine got it from the server. */
      errors: { type: ['object', 'null'], additionalProperties: { type: ['string', 'null'] } },
      /** Field → message key of what was found when a field was left; shown there, the focus stays. */
      checks: { type: ['object', 'null'], additionalProperties: { type: ['string', 'null'] } },
      /** Values that the form starts with. */
      values: { type: ['object', 'null'] },
      /** Fields that are not shown here, and not sent. */
      without: { type: ['array', 'null'], items: { type: 'string' } },
      /** Answer of `system.countries`: one is shown before a mobile number, of several one is chosen. */
      countries: { type: ['array', 'null'], maxItems: 300, items: { type: 'object' } },
      /** Whether a code was just sent: the focus goes to its field. */
      codeSent: flagProp,
    },
    ['form', 'submit'],
  ),
  events: {
    submit: valuesPayload,
    change: valuesPayload,
    fieldBlur: payload({ field: { type: 'string' }, value: {} }),
  },
  sends: {
    submit: { promised: true },
  },
  slots: {
    besideCode: {
      summary: 'Beside the field of a code that is sent: the button that sends it, and what it answers.',
    },
    beforeSubmit: { summary: 'Between the last field and the button, for example a captcha.' },
  },
  words,
  texts: errorTexts,
  accessibility: {
    role: 'form',
    name: 'prop:submit',
    keyboard:
      'Tab moves through the fields; Enter submits; a refused submit moves the focus to the list of errors.',
  },
  lower: lazyView({ reserve: '24rem' }, (props) => ({
    root: { ...column('5'), minWidth: '0' },
    form: { ...column('5'), minWidth: '0' },
    fields: { ...column('5'), minWidth: '0' },
    loading: {
      minHeight: '16rem',
      borderRadius: 'xl',
      bg: 'bg.muted',
      _motionSafe: { animation: 'shimmer 1.6s infinite' },
    },
    ...fieldSlots,
    codeRow: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2',
      // What the button answers is below both.
      '& > :nth-child(n + 3)': { gridColumn: '1 / -1' },
      [crowded]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    foldSummary: {
      ...row('1.5'),
      minHeight: 'control',
      listStyleType: 'none',
      cursor: 'pointer',
      color: 'brand.fg',
      '&::-webkit-details-marker': { display: 'none' },
      'details[open] > & svg': { transform: 'rotate(180deg)' },
    },
    checkbox: {
      appearance: 'none',
      display: 'inline-grid',
      placeContent: 'center',
      width: '1.5rem',
      height: '1.5rem',
      flexShrink: 0,
      borderWidth: '2px',
      borderColor: 'border.strong',
      borderRadius: 'sm',
      bg: 'bg.surface',
      color: 'brand.contrast',
      _hover: { borderColor: 'fg.muted' },
      _invalid: { borderColor: 'danger.solid' },
      '&:checked': { bg: 'brand.solid', borderColor: 'brand.edge' },
      '&:checked::before': { ...styleIcon('check'), content: '""', width: '1.125rem', height: '1.125rem' },
    },
    checkboxLabel: {
      display: 'flex',
      gap: '3',
      alignItems: 'flex-start',
      minHeight: { base: 'control', md: '6' },
      lineHeight: 'snug',
    },
    strength: {
      ...column('1.5'),
      '&[data-tone=bad] [data-on=true]': { bg: 'danger.solid' },
      '&[data-tone=fair] [data-on=true]': { bg: 'warning.solid' },
      '&[data-tone=good] [data-on=true]': { bg: 'success.solid' },
    },
    strengthTrack: {
      display: 'flex',
      gap: '1',
      height: '1.5',
      '& > span': { flex: '1', borderRadius: 'full', bg: 'bg.muted' },
    },
    country: {
      ...inputLook,
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      width: 'auto',
      flexShrink: 0,
      fontVariantNumeric: 'tabular-nums',
    },
    countryPanel: {
      ...overlaySurface,
      position: 'fixed',
      margin: '0',
      ...column('2'),
      width: 'min(22rem, calc(100vw - 1rem))',
      padding: '2',
      borderRadius: 'xl',
      overflow: 'hidden',
      zIndex: 'drawer',
    },
    countryList: {
      overflowY: 'auto',
      maxHeight: '16rem',
      '& > [role=option]': {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: '3',
        minHeight: 'control',
        paddingInline: '3',
        borderRadius: 'lg',
        cursor: 'pointer',
        _hover: { bg: 'bg.muted' },
      },
      '& > [aria-selected=true]': { fontWeight: 'bold' },
      '& > [data-active=true]': {
        bg: 'bg.muted',
        outline: '2px solid',
        outlineColor: 'focus',
        outlineOffset: '-2px',
      },
    },
    link: {
      alignSelf: 'flex-start',
      marginInlineStart: '9',
      minHeight: '6',
      fontSize: 'sm',
      color: 'brand.fg',
      textDecoration: 'underline',
      textUnderlineOffset: '0.25em',
    },
    textarea: {
      ...fieldSlots['input'],
      height: 'auto',
      minHeight: '8rem',
      paddingBlock: '2.5',
      lineHeight: 'snug',
      resize: 'vertical',
    },
    select: {
      ...fieldSlots['input'],
      appearance: 'none',
      paddingInlineEnd: '10',
    },
    selectMark: {
      ...glyph,
      position: 'absolute',
      insetInlineEnd: '3.5',
      insetBlockStart: 'calc(50% - 0.625em)',
      pointerEvents: 'none',
      color: 'fg.muted',
    },
    errorSummary: {
      padding: '4',
      borderRadius: 'lg',
      borderWidth: '1px',
      borderInlineStartWidth: '4px',
      borderColor: 'danger.solid',
      bg: 'danger.subtle',
      color: 'fg.default',
    },
    errorTitle: { fontWeight: 'bold' },
    errorList: {
      listStyleType: 'disc',
      paddingInlineStart: '5',
      marginBlockStart: '2',
      ...column('1'),
    },
    errorLink: {
      color: 'danger.fg',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      minHeight: '6',
      display: 'inline-block',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    submit: {
      ...styleSubmit(props),
      '&[aria-busy=true]': { cursor: 'progress', _before: busyMark },
    },
  })),
});
