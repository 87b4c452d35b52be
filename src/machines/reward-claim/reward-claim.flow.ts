import type { CatalogEntry } from '../catalog-entry.ts';
import { rewardClaimContract } from './reward-claim.contract.ts';
import { rewardClaimMachine } from './reward-claim.machine.ts';

export const rewardClaimFlow: CatalogEntry = { machine: rewardClaimMachine, contract: rewardClaimContract };
