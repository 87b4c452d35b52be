import { makeBook } from '../../book/make-book.ts';
import { mapMatches } from './esports.rules.ts';

/** A book of virtual esports. */
export const esportsGame = makeBook(mapMatches, {
  code: 'esports',
  opens: [
    {
      type: 'ESPORTS',
      titles: {
        controller: 'Arena, League',
        crosshair: 'Breach Masters, Precision',
        headset: 'Squad Series, Masters',
        swords: 'Battle Series, Clash, Three Lanes',
      },
    },
  ],
});
