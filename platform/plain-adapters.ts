import type { Database } from '../server/db/database.ts';
import type { Adapters } from '../server/infrastructure/outside/adapters.ts';
import { createPlainPictures } from './play/media/plain-pictures.ts';

/** An installation to which nothing is connected yet. */
export const createPlainAdapters = (db: Database): Adapters => ({
  adapterTables: {},
  pictures: createPlainPictures(db),
  identityProviders: [],
  paymentGateway: null,
  gameVendor: null,
  drawWitness: null,
  supportUrl: null,
});
