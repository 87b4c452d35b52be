import type { IdentityProvider } from './identity-provider.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import type { Pictures } from './pictures.ts';

/**
 * The companies and people outside that the member platform works with. An installation plugs in its own;
 * the demonstration plugs in sandboxes.
 */
export interface Adapters {
  readonly pictures: Pictures;
  /** Providers that people log in with; which of them show is a setting. */
  readonly identityProviders: readonly IdentityProvider[];
  /** Null where no company takes payments: methods that need one are not offered. */
  readonly paymentGateway: PaymentGateway | null;
  /** Chat with customer service where the brand names none; null where there is none. */
  readonly supportUrl: string | null;
}
