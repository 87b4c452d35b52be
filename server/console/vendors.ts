import type {
  KeyRequest,
  NewVendorKey,
  VendorDesk,
  VendorStatus,
} from '../../src/protocol/console-vendors.ts';

interface Author {
  /** User name of the operator. */
  readonly by: string;
}
/** Vendors of games and their keys; the member platform answers it. Refusals are `AppError`. */
export interface VendorBackOffice {
  read(): Promise<VendorDesk>;
  /** Asks the vendor's own server. */
  status(vendor: string): Promise<VendorStatus>;
  /** The secret is given this once. */
  rotateKey(request: KeyRequest & Author): Promise<NewVendorKey>;
  retireKey(request: KeyRequest & Author): Promise<void>;
}
