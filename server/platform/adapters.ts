import type { Pictures } from './pictures.ts';

/**
 * The companies and people outside that the member platform works with. An installation plugs in its own;
 * the demonstration plugs in sandboxes.
 */
export interface Adapters {
  readonly pictures: Pictures;
}
