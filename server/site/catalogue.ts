import type { Catalogue } from '../../src/compiler/catalogue.ts';
import { componentDefinitions } from '../../src/components/definitions.ts';
import { iconNames } from '../../src/components/icons.ts';
import { findLowContrast } from '../../src/components/system-contrast.ts';
import { createFoyerSystem } from '../../src/components/system.ts';
import { formDefinitions } from '../../src/forms/definitions.ts';
import { machineContracts } from '../../src/machines/contracts.ts';
import { operations } from '../../src/protocol/generated/operations.ts';

/** Everything that a screen of this build can be made of. */
export const loadCatalogue = (): Catalogue => ({
  components: [...componentDefinitions, ...formDefinitions],
  machines: machineContracts,
  operations,
  icons: iconNames,
  styles: { createSystem: createFoyerSystem, findLowContrast },
});
