import type { CatalogEntry } from '../catalog-entry.ts';
import { signInContract } from './sign-in.contract.ts';
import { signInMachine } from './sign-in.machine.ts';

export const signInFlow: CatalogEntry = { machine: signInMachine, contract: signInContract };
