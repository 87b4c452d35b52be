import type { CatalogEntry } from '../catalog-entry.ts';
import { announcementContract } from './announcement.contract.ts';
import { announcementMachine } from './announcement.machine.ts';

export const announcementFlow: CatalogEntry = {
  machine: announcementMachine,
  contract: announcementContract,
};
