import { demonstrationPasswords } from '../../src/protocol/document/password-words.ts';
import type { CustomerType } from '../../platform/tables.ts';

/** Password of every demo account; the README lists it. */
export const demoPassword = demonstrationPasswords.member;

/** Fund password of those demo accounts that have one. The README lists it. */
export const demoFundPassword = demonstrationPasswords.fund;
/** `newbie` sets the first one by hand. */
export const fundedAccounts = ['agent', 'player', 'expired'] as const;

/** An account of the seed. */
export interface SeedAccount {
  readonly account: string;
  readonly nickname: string;
  readonly customerType: CustomerType;
  /** E.164, or null. */
  readonly mobile: string | null;
  readonly email: string | null;
  /** Opening balance in minor units. */
  readonly opening: bigint;
  /** Days since the registration. */
  readonly days: number;
  readonly firstLogin: boolean;
  /** Days since the password was set. */
  readonly passwordDays: number;
  readonly level: { readonly name: string; readonly rank: number };
  readonly upline: string | null;
  readonly unread: number;
  /** The password counts as one that another person gave the account. */
  readonly passwordDefault?: boolean;
  /** Name on the bank account. */
  readonly payeeName?: string;
  /** The only network that the account is known from: a login from any other has to be proven. */
  readonly knownNetwork?: string;
}

const player = {
  customerType: 0,
  firstLogin: false,
  passwordDays: 10,
  upline: 'agent',
  unread: 0,
  level: { name: 'Bronze', rank: 1 },
} as const;

/** The agent comes first: the others join below. */
export const seedAccounts: readonly SeedAccount[] = [
  {
    ...player,
    account: 'agent',
    nickname: 'Amihan',
    customerType: 1,
    mobile: '+639170000002',
    email: 'agent@lumina.example',
    opening: 25_000_000n,
    days: 900,
    upline: null,
    unread: 2,
    level: { name: 'Diamond', rank: 5 },
  },
  {
    ...player,
    account: 'player',
    nickname: 'Mayari',
    mobile: '+639170000001',
    email: 'player@lumina.example',
    opening: 1_250_050n,
    days: 412,
    unread: 3,
  },
  {
    ...player,
    account: 'trial',
    nickname: 'Guest',
    customerType: 4,
    mobile: null,
    email: null,
    opening: 1_000_000n,
    days: 30,
    upline: null,
  },
  {
    ...player,
    account: 'newbie',
    nickname: 'Tala',
    mobile: '+639170000003',
    email: 'newbie@lumina.example',
    opening: 0n,
    days: 1,
    firstLogin: true,
    passwordDays: 1,
    unread: 1,
  },
  {
    ...player,
    account: 'expired',
    nickname: 'Lakan',
    mobile: '+639170000004',
    email: 'expired@lumina.example',
    opening: 88_000n,
    days: 730,
    passwordDays: 200,
    level: { name: 'Silver', rank: 2 },
  },
  {
    ...player,
    account: 'starter',
    nickname: 'Hiraya',
    mobile: '+639170000005',
    email: 'starter@lumina.example',
    opening: 0n,
    days: 1,
    passwordDays: 1,
    passwordDefault: true,
  },
  {
    ...player,
    account: 'traveller',
    nickname: 'Alon',
    mobile: '+639170000006',
    email: 'traveller@lumina.example',
    opening: 45_000n,
    days: 90,
    payeeName: 'Alon Villanueva',
    // Kept for documentation (RFC 5737): no real caller has such an address.
    knownNetwork: '192.0.2.1',
  },
];

/** Codes people can type at registration. */
export const seedAffiliates = [
  { code: 'LUMINA', upline: null },
  { code: 'AMIHAN1', upline: 'agent' },
] as const;
