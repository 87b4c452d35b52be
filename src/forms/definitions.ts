import type { ComponentDefinition } from '../protocol/component-definition.ts';

/** Form components a layout can name. No React here. */
export const formDefinitions: readonly ComponentDefinition[] = [];
