import { signVendorMessage, vendorHeaders } from '../../../server/infrastructure/outside/vendor-signature.ts';
import { walletBase } from './wallet-contract.ts';

/** What tests and benches ask of the wallet as a vendor whose rounds have one stake and one end. */
export interface ShortMessage {
  readonly call: 'open' | 'balance' | 'step' | 'ending' | 'stake' | 'settle' | 'refund';
  readonly launch?: string;
  readonly round?: string;
  /** `amount`, `ticket`, and whatever a test adds. */
  readonly [field: string]: unknown;
}
const calls: Readonly<Record<ShortMessage['call'], string>> = {
  open: 'authenticate',
  balance: 'balance',
  step: 'check',
  ending: 'endings',
  stake: 'debit',
  settle: 'credit',
  refund: 'rollback',
};
interface Signing {
  readonly vendor: string;
  readonly secret: string;
  readonly now: Date;
  readonly nonce: string;
}

/** The call of the contract, signed. */
export function writeWalletCall(
  { call, launch, round, ...rest }: ShortMessage,
  { vendor, secret, now, nonce }: Signing,
) {
  const end = call === 'settle' ? 'credit' : 'debit';
  const request = {
    ...(launch === undefined ? {} : { session: launch }),
    ...(round === undefined ? {} : { round, transaction: `${round}.${end}` }),
    ...rest,
  };
  const body = JSON.stringify(request);
  return {
    path: `${walletBase}/${calls[call]}`,
    body,
    headers: {
      'content-type': 'application/json',
      [vendorHeaders.vendor]: vendor,
      [vendorHeaders.signature]: signVendorMessage(secret, { now, nonce, body }),
    },
  };
}
