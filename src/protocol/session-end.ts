/**
 * Why a session ended that its own browser did not end. The server says it in the refusal of a call (`value.reason`
 * beside 401), so only to who has the token of that session.
 */
export const sessionEnds = [
  /** In the list of devices, on another one. */
  'loggedOut',
  'newPassword',
  /** Another email or phone. */
  'newContact',
  /** The member took a break or an exclusion. */
  'breakBegan',
  /** Staff excluded the member. */
  'excluded',
  'suspended',
  'accountClosed',
  /** Staff removed the authenticator or the security questions. */
  'proofsRemoved',
] as const;
export type SessionEnd = (typeof sessionEnds)[number];

/** Why a page lost its session; `expired` where the server says nothing. */
export type SessionLoss = SessionEnd | 'otherDevice' | 'expired';

/** What the refusal of a token says of the end of its session. */
export function readSessionLoss(code: string, value: unknown): SessionLoss {
  const reason = typeof value === 'object' && value !== null && 'reason' in value ? value.reason : null;
  if (isSessionEnd(reason)) return reason;
  return code === 'duplicateLogin' ? 'otherDevice' : 'expired';
}
export const isSessionEnd = (value: unknown): value is SessionEnd =>
  (sessionEnds as readonly unknown[]).includes(value);
