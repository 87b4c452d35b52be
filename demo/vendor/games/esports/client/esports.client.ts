import { startBook } from '../../../book/client/start-book.ts';
import { mapMatches } from '../esports.rules.ts';

startBook(mapMatches);
