import { createHmac, timingSafeEqual } from 'node:crypto';

/** Headers of every message between a vendor of games and a platform, in either direction. */
export const vendorHeaders = { vendor: 'x-foyer-vendor', signature: 'x-foyer-signature' } as const;

/** How far the two clocks may be apart, and how long a message may take to arrive. */
export const windowSeconds = 300;

interface SignedMessage {
  readonly time: number;
  readonly nonce: string;
  /** The bytes of the body as they are sent. */
  readonly body: string;
}

const makeDigest = (secret: string, { time, nonce, body }: SignedMessage): Buffer =>
  createHmac('sha256', secret).update(`${time}.${nonce}.${body}`).digest();

/** `t=<seconds since 1970>,n=<nonce>,v1=<hex HMAC-SHA256 of "t.n.body">` */
export function signVendorMessage(
  secret: string,
  { now, nonce, body }: { readonly now: Date; readonly nonce: string; readonly body: string },
): string {
  const time = Math.floor(now.getTime() / 1_000);
  return `t=${time},n=${nonce},v1=${makeDigest(secret, { time, nonce, body }).toString('hex')}`;
}

/** The nonce of a message that one of the secrets signed within the window; null for any other. */
export function readSignedNonce(
  secrets: readonly string[],
  { now, body, header }: { readonly now: Date; readonly body: string; readonly header: string },
): string | null {
  const parts = /^t=([0-9]{1,12}),n=([A-Za-z0-9_-]{16,64}),v1=([0-9a-f]{64})$/.exec(header);
  if (parts === null) return null;
  const [, seconds = '', nonce = '', digest = ''] = parts;
  const time = Number(seconds);
  if (Math.abs(now.getTime() / 1_000 - time) > windowSeconds) return null;
  const sent = Buffer.from(digest, 'hex');
  return secrets.some((secret) => timingSafeEqual(sent, makeDigest(secret, { time, nonce, body })))
    ? nonce
    : null;
}
