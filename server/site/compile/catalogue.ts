import { createSecondOpinion } from '../../../src/compiler/judge/second-opinion.ts';
import type { Catalogue, ResolvedStyle, StyleSystem, ThemeTokens } from '../../../src/compiler/catalogue.ts';
import { componentDefinitions } from '../../../src/components/generated/definitions.ts';
import { storedWeights } from '../../../src/protocol/generated/component-weights.ts';
import { iconNames } from '../../../src/components/icons.ts';
import { findLowContrast } from '../../../src/protocol/theme/contrast.ts';
import type { ResultCache } from '../../../src/compiler/memory.ts';
import { createFoyerSystem, listFontFaces } from '../../../src/components/styles/system.ts';
import { textArguments } from '../../../src/components/text-arguments.ts';
import { formDefinitions } from '../../../src/forms/generated/definitions.ts';
import { machineContracts } from '../../../src/machines/generated/contracts.ts';
import { readGraph } from '../../../src/machines/graph/read-graph.ts';
import {
  componentKey,
  type ComponentDefinition,
} from '../../../src/protocol/document/component-definition.ts';
import { findPublicFolders, listAssets } from '../../infrastructure/http/asset-lookup.ts';
import { systemClock } from '../../infrastructure/clock.ts';
import { root } from '../../infrastructure/program.ts';
import { pageNeeds } from '../live/page-needs.ts';
import { prepareAsPortal } from '../live/portal-rules.ts';
import { operations } from '../../../src/protocol/operations.ts';

/** Results of earlier processes that a catalogue makes use of. */
export interface CatalogueCaches {
  /** Second opinions about rules. */
  readonly opinions?: ResultCache<string | null>;
  readonly styles?: ResultCache<ResolvedStyle>;
}

/** Chakra's system as the publisher sees it: styles in and out are data. */
const createSystem = (theme: ThemeTokens, styles?: ResultCache<ResolvedStyle>): StyleSystem => {
  const system = createFoyerSystem(theme);
  const tokens = JSON.stringify(theme);
  return {
    resolved: styles && {
      get: (key) => styles.get(tokens + key),
      set: (key, style) => styles.set(tokens + key, style),
    },
    css: (style) => system.css(style as Parameters<typeof system.css>[0]),
    getPreflightCss: () => system.getPreflightCss(),
    getGlobalCss: () => system.getGlobalCss(),
    getTokenCss: () => system.getTokenCss(),
    fontFaces: listFontFaces(theme),
    tokens: system.tokens,
    conditions: system.conditions,
  };
};

/** A component with what its code was measured to weigh; host elements bring none. */
const withWeight = (definition: ComponentDefinition): ComponentDefinition => ({
  ...definition,
  weight: definition.weight ?? storedWeights[componentKey(definition)] ?? 0,
});

/** Everything that a screen of this build can be made of. */
export const loadCatalogue = ({ opinions, styles }: CatalogueCaches = {}): Catalogue => ({
  components: [...componentDefinitions, ...formDefinitions].map(withWeight),
  machines: machineContracts,
  graphs: readGraph,
  now: systemClock.now,
  judge: createSecondOpinion(prepareAsPortal, opinions),
  operations,
  icons: iconNames,
  assets: listAssets(findPublicFolders(root)),
  textArguments,
  policies: [
    { policy: 'age-notice-visible', on: 'every-page' },
    { policy: 'licence-visible', on: 'every-page' },
  ],
  needs: pageNeeds,
  styles: { createSystem: (theme) => createSystem(theme, styles), findLowContrast },
});
