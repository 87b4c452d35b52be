import type { CatalogEntry } from '../catalog-entry.ts';
import { inboxContract } from './inbox.contract.ts';
import { inboxMachine } from './inbox.machine.ts';

export const inboxFlow: CatalogEntry = { machine: inboxMachine, contract: inboxContract };
