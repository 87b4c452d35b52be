import type { DrawWitness } from './draw-witness.ts';
import type { GameVendor } from './game-vendor.ts';
import type { IdentityProvider } from './identity-provider.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import type { Pictures } from './pictures.ts';
import type { TableLife } from '../table-lives.ts';

/**
 * The companies and people outside that the member platform works with. An installation plugs in its own;
 * the demonstration plugs in sandboxes.
 */
export interface Adapters {
  /** Tables that the adapters keep in this database, and what becomes of their rows. */
  readonly adapterTables: Readonly<Record<string, TableLife>>;
  readonly pictures: Pictures;
  /** Providers that people log in with; which of them show is a setting. */
  readonly identityProviders: readonly IdentityProvider[];
  /** Null where no company takes payments: methods that need one are not offered. */
  readonly paymentGateway: PaymentGateway | null;
  /** Runs every game of the lobby; null where none can be played. */
  readonly gameVendor: GameVendor | null;
  /** The second party to lottery draws; null where the platform draws alone. */
  readonly drawWitness: DrawWitness | null;
  /** Chat with customer service where the brand names none; null where there is none. */
  readonly supportUrl: string | null;
}
