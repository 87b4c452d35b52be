import type {
  CatalogueImport,
  ImportQuery,
  ImportRequest,
  KeyRequest,
  NewVendorKey,
  VendorOverview,
  VendorStatus,
} from '../../src/protocol/console-vendors.ts';

interface Author {
  /** User name of the operator. */
  readonly by: string;
}
/** Vendors of games and their keys; the member platform answers it. Refusals are `AppError`. */
export interface VendorBackOffice {
  read(): Promise<VendorOverview>;
  /** Asks the vendor's own server. */
  status(vendor: string): Promise<VendorStatus>;
  /** The secret is given this once. */
  rotateKey(request: KeyRequest & Author): Promise<NewVendorKey>;
  retireKey(request: KeyRequest & Author): Promise<void>;
  /** Asks the vendor's own server and keeps what differs; changes nothing else. */
  readCatalogue(asked: { readonly vendor: string } & Author): Promise<void>;
  showImport(query: ImportQuery): Promise<CatalogueImport | null>;
  applyImport(request: ImportRequest & Author): Promise<void>;
  retryPictures(asked: { readonly vendor: string; readonly id: string }): Promise<void>;
}
