import { listRepeatedKeys } from '../../../src/protocol/json/repeated-keys.ts';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import type { Clock } from '../../../server/infrastructure/clock.ts';
import type {
  GameVendor,
  VendorAnswers,
  VendorCall,
} from '../../../server/infrastructure/outside/game-vendor.ts';
import type { Random } from '../../../server/infrastructure/random.ts';
import {
  postToVendor,
  type VendorPost,
  type VendorReply,
} from '../../../server/infrastructure/outside/vendor-post.ts';
import { signVendorMessage, vendorHeaders } from '../../../server/infrastructure/outside/vendor-signature.ts';
import { isAnswer } from './vendor-answers.ts';

interface ClientOptions {
  readonly code: string;
  /** Where the vendor's server is, without a slash at the end. */
  readonly base: string;
  /** Asked for each call: keys change while the platform runs. */
  readonly readSecret: () => Promise<string>;
  readonly clock: Clock;
  readonly random: Random;
  /** Carries a message over the network; `postToVendor` by default. */
  readonly post?: VendorPost;
}
const silent = (code: string, why: string, cause?: unknown): AppError =>
  new AppError(
    {
      status: 503,
      code: 'server.busy',
      message: `The vendor ${code} ${why}.`,
      retryAfterSeconds: 5,
    },
    { cause },
  );

function readValue<Call extends VendorCall>(
  code: string,
  call: Call,
  { status, body }: VendorReply,
): VendorAnswers[Call] {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch (cause) {
    throw silent(code, `answered "${call}" with no JSON`, cause);
  }
  const value = typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : undefined;
  if (status === 200 && isAnswer[call](value) && listRepeatedKeys(body).length === 0) return value;
  throw silent(code, `answered "${call}" with ${status}, and not as the contract says`);
}

/** The calls to a vendor's server; what it answers is checked against the contract. */
export const createVendorClient = (options: ClientOptions): GameVendor['ask'] => {
  const { code, base, readSecret, clock, random, post = postToVendor } = options;
  return async (call, request) => {
    const body = JSON.stringify(request);
    const signed = { now: clock.now(), nonce: random.token(18), body };
    const headers = {
      'content-type': 'application/json',
      [vendorHeaders.vendor]: code,
      [vendorHeaders.signature]: signVendorMessage(await readSecret(), signed),
    };
    const reply = await post(`${base}/${call}`, body, headers).catch((cause: unknown) => {
      throw silent(code, `did not answer "${call}"`, cause);
    });
    return readValue(code, call, reply);
  };
};
