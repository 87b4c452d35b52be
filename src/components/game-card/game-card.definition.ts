import { defineLeaf, lazyView } from '../define-component.ts';
import { describeProps, flagProp, payload, staticFlagProp, textProp } from '../prop-schemas.ts';
import { gameTileSlots } from '../styles/game-tile-styles.ts';
import words from './game-card.words.json' with { type: 'json' };

const idPayload = payload({ id: { type: ['string', 'number'] } });

export const gameCardDefinition = defineLeaf('GameCard', {
  summary: 'One game: its picture, name, vendor and state. The heart is there when `favourite` is given.',
  group: 'games',
  props: describeProps(
    {
      id: { type: ['string', 'number'] },
      title: textProp,
      vendor: textProp,
      image: { type: 'string', maxLength: 2048 },
      tag: { type: 'string', enum: ['new', 'hot', 'recommended', 'maintenance', ''] },
      favourite: flagProp,
      /** Shows a button that asks for details. */
      details: staticFlagProp,
    },
    ['id', 'title', 'vendor', 'image'],
  ),
  events: { play: idPayload, favourite: idPayload, details: idPayload },
  sends: {
    play: { promised: true },
    favourite: { promised: true, while: [{ prop: 'favourite', is: [true, false] }] },
    details: { promised: true, while: [{ prop: 'details', is: [true] }] },
  },
  words,
  accessibility: { role: 'button', name: 'prop:title', keyboard: 'Enter plays; the heart is its own stop.' },
  lower: lazyView({ reserve: '14rem', chunk: 'inner' }, () => ({
    root: gameTileSlots['tile'] ?? {},
    ...gameTileSlots,
  })),
});
