import type { FitsSchema } from '../../../server/infrastructure/http/compile-at-first-use.ts';
import { compileContract } from './contract-schemas.ts';

/** What a vendor may ask of the wallet, by the name of the call. Amounts are decimals of the currency. */
export interface WalletRequests {
  readonly authenticate: { readonly ticket: string };
  readonly balance: { readonly session: string };
  readonly check: { readonly session: string };
  readonly debit: MoneyRequest;
  readonly credit: MoneyRequest & RiskPart;
  readonly rollback: Omit<MoneyRequest, 'amount'>;
  readonly finish: { readonly session: string; readonly round: string } & RiskPart;
  readonly endings: object;
}
export type WalletCall = keyof WalletRequests;
/** What of the stakes is at risk where bets of the round cover each other; all of them where it is left out. */
interface RiskPart {
  readonly atRisk?: string;
}
interface MoneyRequest {
  readonly session: string;
  readonly round: string;
  readonly transaction: string;
  readonly amount: string;
}

export const walletBase = '/wps/vendor/v1';

/** Whether a body is a request of the call, as the contract describes it. */
export const isRequest: { readonly [Call in WalletCall]: FitsSchema<WalletRequests[Call]> } = {
  authenticate: compileContract('AuthenticateRequest'),
  balance: compileContract('SessionRequest'),
  check: compileContract('SessionRequest'),
  debit: compileContract('DebitRequest'),
  credit: compileContract('CreditRequest'),
  rollback: compileContract('RollbackRequest'),
  finish: compileContract('FinishRequest'),
  endings: compileContract('EmptyRequest'),
};
export const walletCalls = Object.keys(isRequest) as readonly WalletCall[];
