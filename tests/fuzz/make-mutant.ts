import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import { goodPage, subject, type Corpus } from './corpus.ts';
import { hostileTexts, makeHostile } from './hostile-values.ts';
import { bendJson, copyJson } from './mutate-json.ts';
import { mutateScreen } from './mutate-screen.ts';
import { createRandom, type Random } from './random.ts';

/** A release that is wrong, and a world that is wrong around it. */
export interface Mutant {
  readonly index: number;
  /** What was done, for the one who replays it. */
  readonly notes: readonly string[];
  /** In place of the good ones, by name; a name that is missing stays good. */
  readonly parts: Readonly<Record<string, Json>>;
  readonly manifest: JsonObject;
  /** The screen is opened over the good page. */
  readonly isModal: boolean;
  readonly answers: JsonObject;
  readonly machines: JsonObject;
  /** Written to the scopes once the page stands. */
  readonly writes: readonly (readonly [path: string, value: Json])[];
  /** Seed of what a person presses. */
  readonly presses: number;
}

/** Names of parts that a mutant brings itself. */
const hashes = {
  site: 'm-site',
  shell: 'm-shell',
  page: 'm-page',
  modal: 'm-modal',
  messages: 'm-messages',
  form: 'm-form',
} as const;

type Draft = {
  parts: Record<string, Json>;
  manifest: Record<string, Json>;
  notes: string[];
  isModal: boolean;
};

const times = (random: Random): number => random.pick([1, 1, 1, 2, 3, 6]);

const changeScreen = (random: Random, corpus: Corpus, draft: Draft): void => {
  const source = random.pick(corpus.screens);
  draft.notes.push(`${source.kind} ${source.id}`);
  const screen = copyJson(source) as unknown as Record<string, Json>;
  if (source.kind === 'page') screen['id'] = subject;
  draft.notes.push(...mutateScreen(random, screen, times(random)));
  if (source.kind === 'shell') {
    draft.parts[hashes.shell] = screen;
    draft.manifest['shell'] = hashes.shell;
  } else if (source.kind === 'modal') {
    draft.parts[hashes.modal] = screen;
    draft.manifest['modals'] = { [subject]: hashes.modal };
    draft.isModal = true;
  } else {
    draft.parts[hashes.page] = screen;
    draft.manifest['pages'] = { [subject]: hashes.page };
  }
};
const changePart =
  (name: 'site' | 'messages', of: (corpus: Corpus) => object) =>
  (random: Random, corpus: Corpus, draft: Draft): void => {
    changeScreen(random, { ...corpus, screens: [random.pick(corpus.screens)] }, draft);
    const { value, notes } = bendJson(random, of(corpus), times(random));
    draft.notes.push(name, ...notes);
    draft.parts[hashes[name]] = random.chance(0.05) ? makeHostile(random) : value;
    draft.manifest[name] = name === 'site' ? hashes.site : { EN: hashes.messages };
  };
/** A form of the corpus, bent, in a page that shows nothing else. */
const changeForm = (random: Random, corpus: Corpus, draft: Draft): void => {
  const [id, form] = random.pick(Object.entries(corpus.forms));
  const bent = bendJson(random, form as JsonObject, times(random));
  draft.notes.push(`form ${id}`, ...bent.notes);
  const validator = corpus.manifest.forms[id]?.validator ?? '';
  const none = ['f'.repeat(64), '', 'no-such', '../../site/active'];
  draft.parts[hashes.form] = bent.value;
  draft.manifest['forms'] = {
    [id]: { form: hashes.form, validator: random.chance(0.9) ? validator : random.pick(none) },
  };
  draft.parts[hashes.page] = {
    ...(copyJson(goodPage) as unknown as JsonObject),
    forms: [id],
    nodes: [{ id: 'form', type: 'SchemaForm', version: 1, props: { form: id } }],
  };
  draft.manifest['pages'] = { [subject]: hashes.page };
};
const changeManifest = (random: Random, corpus: Corpus, draft: Draft): void => {
  const whole = bendJson(random, { ...corpus.manifest, ...draft.manifest }, times(random));
  draft.notes.push('manifest', ...whole.notes);
  draft.manifest = whole.value as Record<string, Json>;
};
/** A good page in a good release: the world around it is what is wrong. */
const keepAll = (random: Random, corpus: Corpus, draft: Draft): void => {
  const pages = corpus.screens.filter(({ kind }) => kind === 'page');
  const source = random.pick(pages);
  draft.notes.push(`page ${source.id} as it is`);
  draft.parts[hashes.page] = { ...(copyJson(source) as unknown as JsonObject), id: subject };
  draft.manifest['pages'] = { [subject]: hashes.page };
};

const weighted: readonly (readonly [number, (random: Random, corpus: Corpus, draft: Draft) => void])[] = [
  [0.74, changeScreen],
  [0.81, changePart('site', ({ site }) => site)],
  [0.87, changePart('messages', ({ messages }) => messages)],
  [0.91, changeForm],
  [0.94, changeManifest],
  [1, keepAll],
];

const writable = [
  'data.rows',
  'data.games',
  'data.banners',
  'data',
  'settings',
  'session',
  'session.state',
  'member',
  'wallet',
  'ui.page',
  'ui.locale',
  'ui.theme',
  'ui.data',
  'ui.chrome',
  'ui.modal',
  'ui.modalParams',
  'ui.online',
  'form',
  'form.register',
  'route',
  'route.params',
  'route.query',
  'route.hash',
  'machine',
  'machine.session',
  'machine.login',
  'machine.reg',
] as const;

/** The mutant of a seed and an index: always the same. */
export const makeMutant = (seed: number, index: number, corpus: Corpus): Mutant => {
  const random = createRandom(seed, index);
  const draft: Draft = { parts: {}, manifest: {}, notes: [], isModal: false };
  const roll = random.next();
  const change = weighted.find(([below]) => roll < below)?.[1] ?? changeScreen;
  change(random, corpus, draft);
  const isWorldBent = change === keepAll || random.chance(0.3);
  const writes = isWorldBent
    ? Array.from({ length: 1 + random.below(3) }, () => [random.pick(writable), makeHostile(random)] as const)
    : [];
  return {
    index,
    ...draft,
    answers: isWorldBent ? (bendJson(random, corpus.answers, 40).value as JsonObject) : corpus.answers,
    machines: (isWorldBent ? bendJson(random, corpus.machines, 12).value : corpus.machines) as JsonObject,
    writes: random.chance(0.1)
      ? [...writes, [`data.${random.pick(hostileTexts)}`, makeHostile(random)] as const]
      : writes,
    presses: random.below(1_000_000),
  };
};
