import { toCanonicalJson } from '../protocol/json/canonical-json.ts';
import type { Json } from '../protocol/json/json.ts';
import type { Fingerprint } from '../protocol/document/edit-step.ts';

const mix = (hash: number, code: number, factor: number): number => Math.imul(hash ^ code, factor);

/** The same for equal values in browser and server; 64 bits, as there is nothing to gain by two that agree. */
export function fingerprintOf(value: Json | undefined): Fingerprint {
  const text = value === undefined ? 'nothing' : toCanonicalJson(value);
  let [high, low] = [0x81_1c_9d_c5, 0xde_ad_be_ef];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = mix(high, code, 0x01_00_01_93);
    low = mix(low, code, 0x9e_37_79_b1);
    low ^= low >>> 15;
  }
  high = mix(high ^ (high >>> 16), low >>> 7, 0x85_eb_ca_6b);
  low = mix(low ^ (low >>> 13), high >>> 5, 0xc2_b2_ae_35);
  return [high, low].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
