/** How operators prove who they are. The password counts where an account has no second factor yet. */
export const proofWays = ['code', 'passkey', 'recovery', 'password'] as const;
export type ProofWay = (typeof proofWays)[number];

/**
 * `whole`: logged in. `asked`: the password was right, and the second factor is asked for. `due`: the account has
 * none, and has to set one up first. In the last two only the calls that lead on are answered.
 */
export const factorStates = ['whole', 'asked', 'due'] as const;
export type FactorState = (typeof factorStates)[number];
/** Value of the refusal `proof.required`. */
export interface ProofDemand {
  readonly ways: readonly ProofWay[];
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
