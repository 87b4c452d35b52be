import { toCanonicalJson } from '../../protocol/json/canonical-json.ts';
import type { Catalogue, StyleSystem, ThemeTokens } from '../catalogue.ts';
import { parseOwnJson } from '../../protocol/json/own-json.ts';

/** Systems by catalogue and theme. Making one costs more than compiling a page; it depends on nothing else. */
const systems = new WeakMap<Catalogue, Map<string, StyleSystem>>();
const mostSystems = 8;

/** The design system with a brand's tokens. */
export const getSystem = (catalogue: Catalogue, theme: ThemeTokens): StyleSystem => {
  const systemsOfCatalogue = systems.get(catalogue) ?? new Map<string, StyleSystem>();
  systems.set(catalogue, systemsOfCatalogue);
  const key = toCanonicalJson(theme);
  const entry = systemsOfCatalogue.get(key);
  if (entry !== undefined) return entry;
  // Sorted, so that the order in which the tokens are written changes no byte of the sheet.
  const system = catalogue.styles.createSystem(parseOwnJson<ThemeTokens, 'memory'>(key));
  if (systemsOfCatalogue.size >= mostSystems) systemsOfCatalogue.clear();
  systemsOfCatalogue.set(key, system);
  return system;
};
