import type { CatalogEntry } from '../catalog-entry.ts';
import { languageContract } from './language.contract.ts';
import { languageMachine } from './language.machine.ts';

export const languageFlow: CatalogEntry = { machine: languageMachine, contract: languageContract };
