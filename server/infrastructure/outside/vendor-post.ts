export interface VendorReply {
  readonly status: number;
  readonly body: string;
}
/** Carries a signed message to a server over the network. */
export type VendorPost = (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<VendorReply>;

const timeoutMs = 5_000;
const mostBytes = 16_777_216;

/** @throws Error where there is no answer in time, one that leads elsewhere, or one above 16 MB */
export const postToVendor: VendorPost = async (url, body, headers) => {
  const signal = AbortSignal.timeout(timeoutMs);
  const reply = await fetch(url, { method: 'POST', body, headers, redirect: 'error', signal });
  const declared = Number(reply.headers.get('content-length') ?? 0);
  if (declared > mostBytes) throw new Error('The answer is too large.');
  const bytes = await reply.arrayBuffer();
  if (bytes.byteLength > mostBytes) throw new Error('The answer is too large.');
  return { status: reply.status, body: Buffer.from(bytes).toString('utf8') };
};
