import { systemClock } from '../infrastructure/clock.ts';
import { systemRandom } from '../infrastructure/random.ts';
import { postToVendor } from '../infrastructure/outside/vendor-post.ts';
import { signVendorMessage, vendorHeaders } from '../infrastructure/outside/vendor-signature.ts';

export interface KitReply {
  readonly status: number;
  /** What the body says; null where it is no JSON object. */
  readonly body: Readonly<Record<string, unknown>> | null;
}
/** Carries a message to the side that is checked. */
export type KitPost = (
  path: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<{ readonly status: number; readonly body: string }>;

interface Sent {
  /** In place of a fresh one. */
  readonly nonce?: string;
  readonly secret?: string;
  /** Seconds by which the message claims to be older. */
  readonly age?: number;
  /** Sent in place of the body that was signed. */
  readonly changed?: string;
  readonly unsigned?: boolean;
}
export type KitCall = (path: string, request: object, sent?: Sent) => Promise<KitReply>;

const readBody = (text: string): KitReply['body'] => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as KitReply['body']) : null;
  } catch {
    // What is no JSON is nothing that a rule expects: the rule says so.
    return null;
  }
};

/** Calls the side that is checked as the other one would, or as no caller may. */
export const createKitClient =
  (post: KitPost, { vendor, secret }: { readonly vendor: string; readonly secret: string }): KitCall =>
  async (path, request, sent = {}) => {
    const body = JSON.stringify(request);
    const now = new Date(systemClock.now().getTime() - (sent.age ?? 0) * 1_000);
    const nonce = sent.nonce ?? systemRandom.token(18);
    const signature = signVendorMessage(sent.secret ?? secret, { now, nonce, body });
    const reply = await post(path, sent.changed ?? body, {
      'content-type': 'application/json',
      [vendorHeaders.vendor]: vendor,
      ...(sent.unsigned === true ? {} : { [vendorHeaders.signature]: signature }),
    });
    return { status: reply.status, body: readBody(reply.body) };
  };

/** Over the network. @param base without a slash at the end */
export const postOverNetwork =
  (base: string): KitPost =>
  (path, body, headers) =>
    postToVendor(`${base}${path}`, body, headers);

/** Code, class and value of an answer, for what the kit says about it. */
export const readAnswer = ({ status, body }: KitReply) => {
  const value = body?.['value'];
  const held =
    typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  const code = body?.['errorCode'];
  const errorClass = held['class'];
  return {
    status,
    value: held,
    code: typeof code === 'string' ? code : '',
    errorClass: typeof errorClass === 'string' ? errorClass : '',
  };
};
