import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the clocks of the two sides may be apart, and how long a message may be under way. */
const toleranceSeconds = 300;

const makeDigest = (secret: string, time: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest();

/** `t=<seconds since 1970>,v1=<hex HMAC-SHA256 of "t.body">`: header of a message between the two. */
export function signMessage(secret: string, now: Date, body: string): string {
  const time = String(Math.floor(now.getTime() / 1_000));
  return `t=${time},v1=${makeDigest(secret, time, body).toString('hex')}`;
}

/** Whether a message is the other side's own, whole, and fresh. */
export function isSignedBy(secret: string, now: Date, body: string, header: string): boolean {
  const match = /^t=([0-9]{1,12}),v1=([0-9a-f]{64})$/.exec(header);
  const [, time = '', digest = ''] = match ?? [];
  if (match === null) return false;
  const age = Math.abs(now.getTime() / 1_000 - Number(time));
  return (
    age <= toleranceSeconds && timingSafeEqual(Buffer.from(digest, 'hex'), makeDigest(secret, time, body))
  );
}
