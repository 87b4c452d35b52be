import type { Database } from '../db/database.ts';
import type { Adapters } from '../platform/adapters.ts';
import { createPlainPictures } from './media/plain-pictures.ts';

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
