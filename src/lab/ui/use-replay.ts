import { useEffect, useState } from 'react';
import { describeMove } from '../describe-move.ts';
import type { Move } from '../move.ts';
import { useLab } from './lab-context.ts';

const paceMs = 700;

interface Replay {
  readonly isRunning: boolean;
  readonly begin: () => void;
  /** Plays the remaining moves immediately. */
  readonly finish: () => void;
}
/** Plays the run again from its start, move by move, at a pace that can be watched. */
export function useReplay(): Replay {
  const { store, view, say } = useLab();
  const [rest, setRest] = useState<readonly Move[]>([]);
  const { simulation } = view;
  const [watched, setWatched] = useState(simulation);
  useEffect(() => {
    const [next, ...later] = rest;
    if (next === undefined) return undefined;
    // Another run was begun meanwhile: it is not to be mixed with this one.
    if (simulation !== watched) {
      setRest([]);
      return undefined;
    }
    const timer = window.setTimeout(() => {
      store.play(next);
      say(describeMove(next));
      setRest(later);
    }, paceMs);
    return () => window.clearTimeout(timer);
  }, [rest, simulation, watched, store, say]);
  return {
    isRunning: rest.length > 0,
    begin: () => {
      const { moves } = store.view().run;
      store.reset();
      setWatched(store.view().simulation);
      setRest(moves);
    },
    finish: () => {
      for (const move of rest) store.play(move);
      setRest([]);
    },
  };
}
