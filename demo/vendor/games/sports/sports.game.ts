import { makeBook } from '../../book/make-book.ts';
import { football } from './sports.rules.ts';

/** A book of virtual football. */
export const sportsGame = makeBook(football, {
  code: 'sports',
  opens: [
    {
      type: 'SPORTS',
      titles: { soccer: 'Football, Football Night, Matchday', trophy: 'Football Cup, Football League' },
    },
  ],
});
