import { createContext, useContext, useSyncExternalStore } from 'react';
import type { LabStore, LabView } from '../lab-store.ts';
import type { StageLink } from '../stage/stage-link.ts';
import type { Structure } from '../../machines/picture/structure.ts';

export interface LabValue {
  readonly store: LabStore;
  /** The frame with the flow's screen. */
  readonly link: StageLink;
  readonly structure: Structure;
  /** Says something once, also to a screen reader. */
  readonly say: (text: string) => void;
}
export const LabContext = createContext<LabValue | null>(null);

export function useLab(): LabValue & { readonly view: LabView } {
  const value = useContext(LabContext);
  if (value === null) throw new Error('Expected a lab around this component.');
  const view = useSyncExternalStore(value.store.subscribe, value.store.view);
  return { ...value, view };
}
