import type { CatalogEntry } from '../catalog-entry.ts';
import { loginContract } from './login.contract.ts';
import { loginMachine } from './login.machine.ts';

export const loginFlow: CatalogEntry = { machine: loginMachine, contract: loginContract };
