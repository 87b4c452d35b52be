import type { JsonObject } from '../../protocol/json/json.ts';
import type { Runtime } from '../../runtime/core/runtime.ts';

/** Opens a modal where the site has it: a release may have left it out. */
export function openModalIfPresent(runtime: Runtime, modal: string, params: JsonObject): void {
  if (Object.hasOwn(runtime.active().pointer.manifest.modals, modal)) runtime.effects.open(modal, params);
}
