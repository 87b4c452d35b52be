import type { CatalogEntry } from '../catalog-entry.ts';
import { gameLaunchContract } from './game-launch.contract.ts';
import { gameLaunchMachine } from './game-launch.machine.ts';

export const gameLaunchFlow: CatalogEntry = { machine: gameLaunchMachine, contract: gameLaunchContract };
