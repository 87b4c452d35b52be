import type { FastifyRequest } from 'fastify';
import { notAvailable } from './refusals.ts';

/** Exactly one header `Merchant`, and it is ours (wire contract, transport). */
export function checkMerchant(request: FastifyRequest, merchant: string): void {
  const sent = request.raw.rawHeaders.filter(
    (_, index, all) => index % 2 === 1 && all[index - 1]?.toLowerCase() === 'merchant',
  );
  if (sent.length !== 1 || sent[0] !== merchant)
    throw notAvailable('Expected one Merchant header with a known code.');
}
