import type { ComponentDefinition } from '../protocol/component-definition.ts';
import { badgeDefinition } from './badge/badge.definition.ts';
import { boxDefinition } from './box/box.definition.ts';
import { buttonDefinition } from './button/button.definition.ts';
import { cardDefinition } from './card/card.definition.ts';
import { containerDefinition } from './container/container.definition.ts';
import { dividerDefinition } from './divider/divider.definition.ts';
import { gridDefinition } from './grid/grid.definition.ts';
import { headingDefinition } from './heading/heading.definition.ts';
import { iconDefinition } from './icon/icon.definition.ts';
import { imageDefinition } from './image/image.definition.ts';
import { listDefinition } from './list/list.definition.ts';
import { listItemDefinition } from './list-item/list-item.definition.ts';
import { progressDefinition } from './progress/progress.definition.ts';
import { skipLinkDefinition } from './skip-link/skip-link.definition.ts';
import { stackDefinition } from './stack/stack.definition.ts';
import { textDefinition } from './text/text.definition.ts';

/**
 * What a layout can name, without a line of React: read by the compiler, the checker and the console.
 * A new component is one folder and one line here (and one in `views.ts` when it has behaviour).
 */
export const componentDefinitions: readonly ComponentDefinition[] = [
  badgeDefinition,
  boxDefinition,
  buttonDefinition,
  cardDefinition,
  containerDefinition,
  dividerDefinition,
  gridDefinition,
  headingDefinition,
  iconDefinition,
  imageDefinition,
  listDefinition,
  listItemDefinition,
  progressDefinition,
  skipLinkDefinition,
  stackDefinition,
  textDefinition,
];
