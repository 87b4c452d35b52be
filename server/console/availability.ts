import type {
  ClosureRequest,
  RegionRequest,
  WireAvailability,
} from '../../src/protocol/console-availability.ts';

interface Author {
  /** Username of the operator. */
  readonly by: string;
}
/** Closing the whole platform and opening it, and the places it is closed to; the member platform does it. */
export interface AvailabilityBackOffice {
  list(): Promise<WireAvailability>;
  /** Replaces the current closure, if there is one. @throws AppError 422 for times that are none */
  close(request: ClosureRequest & Author): Promise<void>;
  /** @throws AppError 409 where it is not closed */
  open(request: { readonly note: string } & Author): Promise<void>;
  /** @throws AppError 422 for a place that is none, 409 for one that is listed */
  deny(request: RegionRequest & Author): Promise<void>;
  /** @throws AppError 404 for a place that is not listed */
  allow(request: RegionRequest & Author): Promise<void>;
}
