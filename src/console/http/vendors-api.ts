import type {
  ImportAnswer,
  ImportQuery,
  ImportRequest,
  KeyRequest,
  NewVendorKey,
  VendorOverview,
  VendorStatus,
} from '../../protocol/console-vendors.ts';
import { callApi } from './call-api.ts';

/** Calls about vendors of games. */
export interface VendorsApi {
  vendorOverview(): Promise<VendorOverview>;
  vendorStatus(vendor: string): Promise<VendorStatus>;
  rotateVendorKey(request: KeyRequest): Promise<NewVendorKey>;
  retireVendorKey(request: KeyRequest): Promise<VendorOverview>;
  catalogueImport(query: ImportQuery): Promise<ImportAnswer>;
  readCatalogue(vendor: string): Promise<void>;
  applyImport(request: ImportRequest): Promise<void>;
  /** Fetches the pictures that failed again. */
  retryPictures(vendor: string, id: string): Promise<void>;
}

export const vendorsApi: VendorsApi = {
  vendorOverview: () => callApi('GET', '/api/vendors'),
  vendorStatus: (vendor) =>
    callApi('GET', `/api/vendors/status?${new URLSearchParams({ vendor }).toString()}`),
  rotateVendorKey: (request) => callApi('POST', '/api/vendors/keys/rotate', request),
  retireVendorKey: (request) => callApi('POST', '/api/vendors/keys/retire', request),
  catalogueImport: ({ vendor, filter, page }) => {
    const query = new URLSearchParams({ vendor, filter, page: String(page) });
    return callApi('GET', `/api/vendors/catalogue?${query.toString()}`);
  },
  readCatalogue: (vendor) => callApi('POST', '/api/vendors/catalogue/read', { vendor }),
  applyImport: (request) => callApi('POST', '/api/vendors/catalogue/apply', request),
  retryPictures: (vendor, id) => callApi('POST', '/api/vendors/catalogue/pictures', { vendor, id }),
};
