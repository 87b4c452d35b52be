import type { PageDocument } from '../../protocol/document/document.ts';
import { hashText } from '../content-hash.ts';
import { createMemo, type Memo, type Round } from '../memory.ts';
import type { ReadDocuments } from '../read-documents.ts';
import { type AllReads, createReads, type ReadSource } from '../references/site-reads.ts';
import type { SiteIndex } from '../site-index.ts';
import type { ScreenSource, SourcedScreen } from './compile-screen.ts';
import { type CompiledUnit, compileUnit } from './compile-unit.ts';
import { listInlined } from './list-uses.ts';

/**
 * What every screen depends on of the frame around it: its machines and data. All else it asks for, and that is
 * noted: the words, the routes, what it opens, forms, settings and what is set at `ui.page`. Of the theme it needs
 * nothing: that changes what tokens hold, never what a style says.
 */
const describeFrame = ({ documents }: SiteIndex): string => {
  const { machines, data } = documents.shell ?? {};
  return JSON.stringify([machines ?? null, data ?? null]);
};

/** A page once for each route that gives it constants, and once as it is written where any other leads to it. */
const listPage = ({ facts }: SiteIndex, source: PageDocument): readonly ScreenSource[] => {
  const variants = facts.listVariants(source.id);
  const isPlain = variants.length === 0 || facts.listPathsTo(source.id).length > 0;
  const routes = [...(isPlain ? [null] : []), ...variants];
  return routes.map((route) => ({ kind: 'page', source, route }));
};

const listScreens = (site: SiteIndex): readonly ScreenSource[] => [
  ...(site.documents.shell === null ? [] : [{ kind: 'shell' as const, source: site.documents.shell }]),
  ...[...site.documents.pages.values()].flatMap((source) => listPage(site, source)),
  ...[...site.documents.modals.values()].map((source) => ({ kind: 'modal' as const, source })),
];

const pathOf = ({ kind, source }: ScreenSource): string =>
  kind === 'shell' ? 'shell' : `${kind}s/${source.id}`;

/** Compiled screens with all that they were compiled from. */
interface CompiledUnits {
  readonly from: readonly unknown[];
  readonly units: readonly CompiledUnit[];
}
/** What is kept of compiled screens. */
export interface UnitMemory {
  /** A round is one time that all screens are gone through. */
  readonly round: Round;
  readonly units: Memo<CompiledUnit>;
  /** Contents → the screen: one that was compiled again and came out the same is the same object. */
  readonly screens: Memo<SourcedScreen>;
  last: CompiledUnits | null;
  reads: AllReads | undefined;
}
export const createUnitMemory = (): UnitMemory => {
  const round: Round = { number: 0 };
  return {
    round,
    units: createMemo(400, round),
    screens: createMemo(400, round),
    last: null,
    reads: undefined,
  };
};

/** Every screen, and every fragment that none uses, compiled or remembered. */
const compileAll = (
  site: SiteIndex,
  reads: AllReads,
  { hashes, outlines }: Pick<ReadDocuments, 'hashes' | 'outlines'>,
  memory: UnitMemory,
): readonly CompiledUnit[] => {
  memory.round.number += 1;
  const frame = hashText(describeFrame(site));
  const inlined = new Set<string>();
  const compile = (screen: ScreenSource): CompiledUnit => {
    const path = pathOf(screen);
    const parts = [...listInlined(outlines, path)].sort();
    for (const part of parts) inlined.add(part);
    const route = screen.kind === 'page' ? JSON.stringify(screen.route) : '';
    const key = [path, route, hashes.get(path), frame, ...parts.map((part) => hashes.get(part) ?? part)].join(
      ' ',
    );
    const make = (): CompiledUnit => {
      const unit = compileUnit(site, reads, screen);
      const { sourced } = unit;
      return { ...unit, sourced: memory.screens.recall(hashText(JSON.stringify(sourced)), () => sourced) };
    };
    const isGood = (unit: CompiledUnit): boolean =>
      unit.words.isSame(site.locales) && unit.facts.isSame(site.facts) && unit.reads.isSame(reads);
    return memory.units.recall(key, make, isGood);
  };
  const units = listScreens(site).map(compile);
  const alone = [...site.documents.fragments.values()].filter(({ id }) => !inlined.has(`fragments/${id}`));
  return [...units, ...alone.map((source) => compile({ kind: 'fragment', source }))];
};

/**
 * Every screen, and every fragment that none uses. The same objects in the same list while nothing changed that any
 * of them could ask for.
 */
export const compileUnits = (
  site: SiteIndex,
  source: ReadSource,
  read: Pick<ReadDocuments, 'hashes' | 'outlines'>,
  memory: UnitMemory,
): readonly CompiledUnit[] => {
  const { shell, pages, modals, fragments, menus, forms, known } = site.documents;
  const { pageNames, settingsType } = source;
  const from = [
    ...[shell, pages, modals, fragments, menus, forms, known, read.outlines, site.facts, site.locales],
    ...[pageNames, settingsType],
  ];
  const { last } = memory;
  if (last?.from.every((part, index) => part === from[index]) === true) return last.units;
  memory.reads = createReads(source, memory.reads);
  const compiled = compileAll(site, memory.reads, read, memory);
  const isSame =
    last?.units.length === compiled.length && compiled.every((unit, index) => unit === last.units[index]);
  memory.last = { from, units: isSame ? last.units : compiled };
  return memory.last.units;
};
