import { startBook } from '../../../book/client/start-book.ts';
import { football } from '../sports.rules.ts';

startBook(football);
