import type { Contract } from './contract.context.ts';

/** Where there is no contract between the two. */
export const noContract: Contract = {
  id: '',
  status: 'none',
  version: 0,
  period: 'M',
  tiers: [],
  ownRate: '0.00',
  currency: '',
  endsDownline: false,
  endsBelow: 0,
  askedBy: null,
  endReason: '',
  partner: '',
};
