import { createVendorBook } from '../../protocol/console-vendors.fake.ts';
import type { VendorsApi } from './vendors-api.ts';

/** Vendors, as the server keeps them. */
export function createVendorsApiFake(): VendorsApi {
  const book = createVendorBook();
  return {
    vendorOverview: async () => book.overview(),
    vendorStatus: async () => book.status(),
    catalogueImport: async ({ filter }) => ({ import: book.imported(filter) }),
    readCatalogue: async () => book.read(),
    applyImport: async () => book.apply(),
    retryPictures: async () => undefined,
    rotateVendorKey: async () => book.rotate(),
    retireVendorKey: async () => {
      book.retire();
      return book.overview();
    },
  };
}
