import { row } from '../../components/styles/flex-parts.ts';
import { defineLeaf, lazyView } from '../../components/define-component.ts';
import { describeProps, flagProp, noPayload, payload, textProp } from '../../components/prop-schemas.ts';
import { styleButton, styleIconButton } from '../../components/styles/style-parts.ts';
import { fieldSlots } from '../field-styles.ts';
import words from './captcha-input.words.json' with { type: 'json' };

export const captchaInputDefinition = defineLeaf('CaptchaInput', {
  summary:
    'A picture of letters to type, or digits to hear in its place, and a button for others, after a pause.',
  group: 'form',
  props: describeProps(
    {
      label: textProp,
      image: { type: ['string', 'null'] },
      /** WAV in base64, while digits are heard. */
      sound: { type: ['string', 'null'] },
      hears: flagProp,
      busy: flagProp,
      /** Whether it is too early for another picture or sound. */
      rests: flagProp,
      error: textProp,
      alt: textProp,
      /** Milliseconds until another picture or sound may be asked for; a second where it is left out. */
      pause: { type: 'integer', minimum: 500, maximum: 60000 },
    },
    ['label', 'image', 'alt'],
  ),
  events: {
    change: payload({ value: { type: 'string' } }),
    refresh: noPayload,
    listen: noPayload,
    look: noPayload,
  },
  sends: {
    change: { promised: true, carries: 'value' },
    refresh: { promised: true },
    listen: { promised: true },
    look: { promised: true },
  },
  words,
  texts: { errorRequired: 'error.captcha.required' },
  accessibility: { role: 'textbox', name: 'prop:label' },
  lower: lazyView({ reserve: '6rem' }, () => ({
    root: fieldSlots['field'] ?? {},
    label: fieldSlots['label'] ?? {},
    star: fieldSlots['star'] ?? {},
    control: { ...row('2'), flexWrap: 'wrap' },
    input: { ...fieldSlots['input'], flex: '1 1 5rem', width: 'auto', minWidth: '0' },
    // The picture is drawn on light paper: it keeps its ground in the dark theme.
    picture: {
      height: '3rem',
      width: '8rem',
      objectFit: 'contain',
      borderRadius: 'lg',
      bg: 'media.fg',
      borderWidth: '1px',
      borderColor: 'border.default',
    },
    player: {
      ...styleButton('outline', 'neutral', 'md'),
      minWidth: '8rem',
      minHeight: '3rem',
      paddingInline: '3',
      whiteSpace: 'nowrap',
    },
    turn: { ...styleButton('link', 'brand', 'sm'), alignSelf: 'flex-start' },
    refresh: {
      ...styleIconButton(),
      borderColor: 'border.default',
      '&[aria-busy=true] svg': { _motionSafe: { animation: 'spin 900ms linear infinite' } },
    },
    hint: fieldSlots['hint'] ?? {},
    error: fieldSlots['error'] ?? {},
    icon: fieldSlots['icon'] ?? {},
  })),
});
