import type { DataSource } from '../../protocol/document/document.ts';
import type { MachineContract } from '../../protocol/machine/machine-contract.ts';
import type { TypeRef } from '../expressions/type-ref.ts';
import type { SiteIndex } from '../site-index.ts';
import type { ScreenRoom } from './screen-room.ts';

/** What everything on one screen can refer to. */
export interface ScreenScope {
  readonly site: SiteIndex;
  /** `pages/register`, `modals/login` or `shell`. */
  readonly document: string;
  /** Id of the route that leads here where it is the only one, else null. */
  readonly route: string | null;
  /** Whether people who are not logged in may see it. */
  readonly hasVisitors: boolean;
  /** Scope name → its type on this screen. */
  readonly scopes: ReadonlyMap<string, TypeRef>;
  /** Machine key → contract: the screen's own and the shell's. */
  readonly machines: ReadonlyMap<string, MachineContract>;
  /** The screen's data and the shell's; null where the screen is not known. */
  readonly sources: Readonly<Record<string, DataSource>> | null;
  /** What is left of the limits that count over the whole screen. */
  readonly room: ScreenRoom;
  /** Keys whose machine is not in the catalogue. */
  readonly brokenMachines: Pick<ReadonlySet<string>, 'has'>;
}
