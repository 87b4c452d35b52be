import type { JsonObject } from '../../protocol/json/json.ts';
import { parseOwnJson } from '../../protocol/json/own-json.ts';

const mostText = 10_000;

export interface FrameMessage {
  readonly type: string;
  readonly data: JsonObject;
}

/**
 * What a frame posted, as plain data; null for anything but a small object with a `type`. The round
 * through text leaves nothing that is not data.
 */
export const readMessage = (posted: unknown): FrameMessage | null => {
  if (typeof posted !== 'object' || posted === null || Array.isArray(posted)) return null;
  try {
    const text = JSON.stringify(posted);
    if (text.length > mostText) return null;
    const data = parseOwnJson<JsonObject, 'memory'>(text);
    const type = Object.hasOwn(data, 'type') ? data['type'] : null;
    return typeof type === 'string' && type !== '' && type.length <= 64 ? { type, data } : null;
  } catch {
    return null; // Circular, or a number that JSON does not have: no message of ours.
  }
};

/** The origin of the page; none where the check draws it without a browser. */
const readOrigin = (): string | null => (typeof location === 'undefined' ? null : location.origin);

/** An address of this site without its origin, as pages of ours are named; any other stays as it is. */
export const dropOwnOrigin = (address: string, origin = readOrigin()): string => {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && url.origin === origin ? `${url.pathname}${url.search}` : address;
};

/**
 * Our own pages run without their origin: with it a script could take its own sandbox away. Others
 * keep theirs, which is not ours.
 */
export const chooseSandbox = (origin: string | null): { readonly sandbox: string; readonly origin: string } =>
  origin === null
    ? { sandbox: 'allow-scripts allow-forms', origin: 'null' }
    : { sandbox: 'allow-scripts allow-forms allow-same-origin allow-popups allow-pointer-lock', origin };
