import type { PayoutKind } from './tables.ts';

/** A bank or wallet that money can be sent to. */
export interface PayoutProvider {
  readonly code: string;
  readonly name: string;
  readonly kind: PayoutKind;
  /** What a number there looks like, spaces and dashes left out. */
  readonly number: RegExp;
}

/** Names are made up, like everything of the demonstration; a merchant's own list takes their place. */
export const payoutProviders: readonly PayoutProvider[] = [
  { code: 'FOYB', name: 'Foyer Bank', kind: 'bank', number: /^\d{10,16}$/ },
  { code: 'ISLA', name: 'Isla Savings', kind: 'bank', number: /^\d{10,16}$/ },
  { code: 'PALM', name: 'Palma Commercial', kind: 'bank', number: /^\d{12}$/ },
  { code: 'LIPA', name: 'Lipa Wallet', kind: 'wallet', number: /^09\d{9}$/ },
  { code: 'HABI', name: 'Habi Pay', kind: 'wallet', number: /^09\d{9}$/ },
];
/** Hours from the request in which a payment of this kind usually leaves and arrives. */
export const payoutHours: Readonly<Record<PayoutKind, number>> = { bank: 24, wallet: 4 };

export const findProvider = (code: string): PayoutProvider | undefined =>
  payoutProviders.find((provider) => provider.code === code);

/** What of a number may be shown: the last four digits. */
export const maskNumber = (number: string): string => `•••• ${number.slice(-4)}`;
