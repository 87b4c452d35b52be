import type { ValidateFunction } from 'ajv';
import type { VendorAnswers, VendorCall } from '../../platform/game-vendor.ts';
import { compileContract } from './contract-schemas.ts';

/** Whether an answer of a vendor is what the contract says. */
export const isAnswer: { readonly [Call in VendorCall]: ValidateFunction<VendorAnswers[Call]> } = {
  rooms: compileContract('RoomsAnswer'),
  jackpots: compileContract('JackpotsAnswer'),
  catalogue: compileContract('CatalogueAnswer'),
  matches: compileContract('MatchesAnswer'),
  status: compileContract('StatusAnswer'),
};
