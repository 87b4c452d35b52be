/** How operators prove who they are. The password counts where an account has no second factor yet. */
export const proofWays = ['code', 'passkey', 'recovery', 'password'] as const;
export type ProofWay = (typeof proofWays)[number];

/**
 * `whole`: logged in. `asked`: the password was right, and the second factor is asked for. `due`: the account has
 * none, and has to set one up first. In the last two only the calls that lead on are answered.
 */
export type FactorState = 'whole' | 'asked' | 'due';
/** Part of the session: how far the login is, and what the account can prove itself by. */
export interface SessionFactor {
  readonly state: FactorState;
  readonly ways: readonly ProofWay[];
}

/** `POST /api/proof`. `answer`: a code, a recovery code, a password, or what the device signed, as JSON. */
export interface Proof {
  readonly way: ProofWay;
  readonly answer: string;
}
/** Value of the refusal `proof.required`. */
export interface ProofDemand {
  readonly ways: readonly ProofWay[];
}
/** What the browser asks its devices for, as JSON (`PublicKeyCredential…OptionsJSON`). */
export interface DeviceRequest {
  readonly options: string;
}

export interface WirePasskey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}
/** `GET /api/factors`: what an operator has to prove who it is. */
export interface OwnFactors {
  /** Null where there is none. */
  readonly authenticator: { readonly since: string; readonly lastUsedAt: string | null } | null;
  readonly passkeys: readonly WirePasskey[];
  readonly recoveryCodesLeft: number;
  /** True where the last one cannot be removed. */
  readonly required: boolean;
}
/** `POST /api/factors/authenticator/start`: good once a code of it was given. */
export interface AuthenticatorSecret {
  readonly secret: string;
  /** For the QR code. */
  readonly uri: string;
  readonly expiresInSeconds: number;
}

/**
 * Whether a call needs a proof of the last minutes. `factor`: from accounts with a second factor, which all have
 * where one is required. `always`: also from an account that has none, by its password. `none` says why not.
 */
export type ProofRule = 'factor' | 'always' | { readonly none: string };

/** How long a proof counts for what asks for a fresh one. */
export const proofMinutes = 5;
/** Longest name of a passkey. */
export const longestFactorName = 40;

/** A second factor that an operator has lost, and what became of the wish to take it away. */
export interface LostFactor {
  readonly id: string;
  /** Who has lost it. */
  readonly username: string;
  readonly note: string;
  readonly state: 'waiting' | 'approved' | 'rejected' | 'withdrawn';
  readonly proposedBy: string;
  readonly proposedAt: string;
  readonly decidedBy: string | null;
  readonly decidedAt: string | null;
  readonly reason: string;
}
/** `GET /api/lost-factors`, and the answer to each step. */
export interface LostFactors {
  readonly waiting: readonly LostFactor[];
  readonly past: readonly LostFactor[];
}
