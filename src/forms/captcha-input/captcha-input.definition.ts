import { describeProps, flagProp, noPayload, payload, textProp } from '../../components/prop-schemas.ts';
import { styleIconButton } from '../../components/style-parts.ts';
import type { ComponentDefinition } from '../../protocol/component-definition.ts';
import { fieldSlots } from '../field-styles.ts';
import { nameWords } from '../../components/name-words.ts';
import words from './captcha-input.words.json' with { type: 'json' };

export const captchaInputDefinition: ComponentDefinition = {
  type: 'CaptchaInput',
  version: 1,
  summary: 'A picture of letters to type, and a button for another one, after a pause.',
  group: 'form',
  kind: 'leaf',
  props: describeProps(
    {
      label: textProp,
      image: { type: ['string', 'null'] },
      busy: flagProp,
      error: textProp,
      alt: textProp,
      /** Milliseconds until another picture may be asked for; a second where it is left out. */
      pause: { type: 'integer', minimum: 500, maximum: 60000 },
    },
    ['label', 'image', 'alt'],
  ),
  events: { change: payload({ value: { type: 'string' } }), refresh: noPayload },
  texts: nameWords('CaptchaInput', words),
  accessibility: { role: 'textbox', name: 'prop:label' },
  lower: {
    kind: 'view',
    load: 'lazy',
    reserve: '6rem',
    styles: () => ({
      root: fieldSlots['field'] ?? {},
      label: fieldSlots['label'] ?? {},
      star: fieldSlots['star'] ?? {},
      control: { display: 'flex', alignItems: 'center', gap: '2', flexWrap: 'wrap' },
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
      refresh: {
        ...styleIconButton(),
        borderColor: 'border.default',
        '&[aria-busy=true] svg': { _motionSafe: { animation: 'spin 900ms linear infinite' } },
      },
      hint: fieldSlots['hint'] ?? {},
      error: fieldSlots['error'] ?? {},
      icon: fieldSlots['icon'] ?? {},
    }),
  },
};
