import { createVendorBook } from '../../src/protocol/console-vendors.fake.ts';
import type { VendorBackOffice } from './vendors.ts';

/** One vendor in memory; nothing is refused. */
export function createVendorsFake(): VendorBackOffice {
  const book = createVendorBook();
  return {
    read: async () => book.overview(),
    status: async () => book.status(),
    rotateKey: async () => book.rotate(),
    retireKey: async () => book.retire(),
    readCatalogue: async () => book.read(),
    showImport: async ({ filter }) => book.imported(filter),
    applyImport: async () => book.apply(),
    retryPictures: async () => undefined,
  };
}
