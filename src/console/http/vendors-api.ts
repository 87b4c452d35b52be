import type { KeyRequest, NewVendorKey, VendorDesk, VendorStatus } from '../../protocol/console-vendors.ts';
import { callApi } from './call-api.ts';

/** Calls about vendors of games. */
export interface VendorsApi {
  vendorDesk(): Promise<VendorDesk>;
  vendorStatus(vendor: string): Promise<VendorStatus>;
  rotateVendorKey(request: KeyRequest): Promise<NewVendorKey>;
  retireVendorKey(request: KeyRequest): Promise<VendorDesk>;
}

export const vendorsApi: VendorsApi = {
  vendorDesk: () => callApi('GET', '/api/vendors'),
  vendorStatus: (vendor) =>
    callApi('GET', `/api/vendors/status?${new URLSearchParams({ vendor }).toString()}`),
  rotateVendorKey: (request) => callApi('POST', '/api/vendors/keys/rotate', request),
  retireVendorKey: (request) => callApi('POST', '/api/vendors/keys/retire', request),
};
