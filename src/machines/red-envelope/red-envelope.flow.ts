import type { CatalogEntry } from '../catalog-entry.ts';
import { redEnvelopeContract } from './red-envelope.contract.ts';
import { redEnvelopeMachine } from './red-envelope.machine.ts';

export const redEnvelopeFlow: CatalogEntry = { machine: redEnvelopeMachine, contract: redEnvelopeContract };
