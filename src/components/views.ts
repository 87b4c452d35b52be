import type { ViewRegistry } from '../runtime/view.ts';

export const componentViews: ViewRegistry = {};
