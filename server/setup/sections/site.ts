import { randomUUID } from 'node:crypto';
import { approvals, releases } from '../../../src/protocol/calls/releases.ts';
import { draft, site } from '../../../src/protocol/calls/site.ts';
import { stepsBetween } from '../../../src/editing/steps-between.ts';
import type { Step } from '../../../src/protocol/document/edit-step.ts';
import { replaceAt } from '../../../src/protocol/json/json-patches.ts';
import type { Json, JsonObject } from '../../../src/protocol/json/json.ts';
import { toCanonicalJson } from '../../../src/protocol/json/canonical-json.ts';
import { toText } from '../../../src/protocol/json/to-text.ts';
import { plural } from '../../../src/protocol/words/plural.ts';
import { CallRefused } from '../call-refused.ts';
import { actAs, tellRefusal, type PlanWork } from '../plan-work.ts';
import { pointTo } from '../plan-result.ts';
import type { SetupPlan } from '../../../src/protocol/setup/setup-plan.ts';
import type { Member } from '../team.ts';

/** One value of the site that the plan gives. */
interface Wish {
  /** In the plan. */
  readonly pointer: string;
  readonly document: string;
  readonly path: readonly (string | number)[];
  readonly value: Json;
}
type Documents = Readonly<Record<string, Json>>;

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const readAt = (document: Json | undefined, path: readonly (string | number)[]): Json | undefined =>
  path.reduce<Json | undefined>(
    (value, key) => (value as Readonly<Record<string | number, Json>> | undefined)?.[key],
    document,
  );

/** Where a switch of the whitelabel tree is; null where there is none of that code. */
function findSwitch(node: Json | undefined, code: string): readonly (string | number)[] | null {
  if (!isObject(node)) return null;
  if (node['modId'] === code) return [];
  const children = (node['childrenNodes'] ?? []) as readonly Json[];
  for (const [index, child] of children.entries()) {
    const below = findSwitch(child, code);
    if (below !== null) return ['childrenNodes', index, ...below];
  }
  return null;
}

const fieldsOf = (part: 'brand' | 'market', document: string, values: JsonObject = {}): readonly Wish[] =>
  Object.entries(values).map(([name, value]) => ({
    pointer: pointTo(part, name),
    document,
    path: [name],
    value,
  }));
const legalOf = ({ legal = {} }: SetupPlan): readonly Wish[] =>
  Object.entries(legal).map(([name, edition]) => ({
    pointer: pointTo('legal', name),
    document: 'settings/brand',
    path: ['legalTexts', name],
    value: { ...edition },
  }));
const textsOf = ({ texts = {} }: SetupPlan): readonly Wish[] =>
  Object.entries(texts).flatMap(([language, words]) =>
    Object.entries(words).map(([key, value]) => ({
      pointer: pointTo('texts', language, key),
      document: `locales/${language}`,
      path: [key],
      value,
    })),
  );

function switchesOf({ plan, tell }: PlanWork, documents: Documents): readonly Wish[] {
  const document = 'settings/whitelabel';
  return Object.entries(plan.switches ?? {}).flatMap(([code, value]) => {
    const pointer = pointTo('switches', code);
    const place = findSwitch(readAt(documents[document], ['tree']), code);
    if (place !== null) return [{ pointer, document, path: ['tree', ...place, 'enabled'], value }];
    tell({ state: 'fault', pointer, code: 'switch.unknown', sentence: `There is no switch ${code}.` });
    return [];
  });
}
function languagesOf({ plan, tell }: PlanWork, documents: Documents): readonly Wish[] {
  if (plan.languages === undefined) return [];
  const shipped = readAt(documents['site'], ['locales']) as readonly JsonObject[];
  const codes = shipped.map(({ code }) => toText(code));
  for (const [index, code] of plan.languages.entries())
    if (!codes.includes(code))
      tell({
        state: 'fault',
        pointer: pointTo('languages', index),
        code: 'language.unknown',
        sentence: `The site has no language ${code}. It has ${codes.join(', ')}.`,
      });
  return codes.map((code, index) => ({
    pointer: '/languages',
    document: 'site',
    path: ['locales', index, 'enabled'],
    value: plan.languages?.includes(code) === true,
  }));
}

async function readDocuments(member: Member, plan: SetupPlan): Promise<Documents> {
  const paths = [
    'site',
    'settings/brand',
    'settings/jurisdiction',
    'settings/whitelabel',
    ...Object.keys(plan.texts ?? {}).map((language) => `locales/${language}`),
  ];
  const { documents } = await member.ask(site.documents, {});
  const present = paths.filter((path) => documents.some((entry) => entry.path === path));
  const sources = await Promise.all(present.map((path) => member.ask(site.document, { path })));
  return Object.fromEntries(sources.map((source) => [source.path, source.draft]));
}

/** The steps that give the documents these values. */
function stepsOf(documents: Documents, wishes: readonly Wish[]): readonly Step[] {
  return Object.entries(documents).flatMap(([name, before]) => {
    const after = wishes
      .filter(({ document }) => document === name)
      .reduce((now, { path, value }) => replaceAt(now, path.map(String), value), before);
    return stepsBetween(name, before, after);
  });
}
const isIn = (place: string, of: string): boolean => `${place}/`.startsWith(`${of}/`);
const placeOf = (wishes: readonly Wish[], document: string, pointer: string): string =>
  wishes.find((wish) => wish.document === document && isIn(pointer, pointTo(...wish.path)))?.pointer ?? '';

/** Says what the check of the site objects to; whether it can be published. */
async function check(work: PlanWork, member: Member, wishes: readonly Wish[]): Promise<boolean> {
  const { issues } = await member.ask(draft.check, {});
  const errors = issues.filter(({ severity }) => severity === 'error');
  for (const { code, document, pointer, message } of errors)
    work.tell({ state: 'fault', pointer: placeOf(wishes, document, pointer), code, sentence: message });
  return errors.length === 0;
}

/** Where the draft differs and the plan says nothing: an edit of a person. */
async function findForeign(member: Member, wishes: readonly Wish[]): Promise<readonly string[]> {
  const { differences } = await member.ask(draft.read, {});
  return differences
    .filter(
      ({ document, pointer }) =>
        !wishes.some(
          (wish) =>
            wish.document === document &&
            (isIn(pointer, pointTo(...wish.path)) || isIn(pointTo(...wish.path), pointer)),
        ),
    )
    .map(({ document, pointer }) => `${document}${pointer}`);
}

/** A second person's approval, where the draft needs one. Gives whether it may be published. */
async function askApproval(work: PlanWork, member: Member, version: number): Promise<boolean> {
  const { state, authors } = await member.ask(approvals.read, {});
  if (state === 'none' || state === 'approved') return true;
  if (state !== 'requested') await member.ask(approvals.request, { version, note: work.note });
  const second = work.team.find('publish', [member.username, ...authors]);
  const wait = (code: string, why: string): void =>
    work.tell({ state: 'waits', pointer: '', code, sentence: `The site’s changes are in the draft. ${why}` });
  if (second === null) {
    wait('plan.second-person', 'They need another operator who may publish.');
    return false;
  }
  try {
    await second.ask(approvals.decide, { version, decision: 'approved', reason: work.note });
    return true;
  } catch (cause) {
    if (!(cause instanceof CallRefused)) throw cause;
    wait(cause.code, `They’re pending for ${second.username}. ${cause.message}`);
    return false;
  }
}

async function publish(work: PlanWork, wishes: readonly Wish[], member: Member): Promise<void> {
  const foreign = await findForeign(member, wishes);
  if (foreign.length > 0)
    return work.tell({
      state: 'waits',
      pointer: '',
      code: 'draft.others',
      sentence: `The draft has changes that are not the plan’s (${foreign.slice(0, 5).join(', ')}). Publish or discard them, then run the plan again.`,
    });
  if (!(await check(work, member, wishes))) return;
  const { version, baseRevision } = await member.ask(draft.read, {});
  if (!(await askApproval(work, member, version))) return;
  const publisher = work.team.find('publish');
  if (publisher === null)
    return work.tell({
      state: 'waits',
      pointer: '',
      code: 'plan.nobody',
      sentence: 'The site’s changes are in the draft. They need an operator who may publish.',
    });
  const { revision } = await publisher.ask(releases.publish, {
    note: work.note,
    draftVersion: version,
    baseRevision,
    warningReason: work.note,
  });
  work.tell({
    state: 'done',
    pointer: '',
    code: 'plan.published',
    sentence: `Revision ${revision} is live.`,
  });
}

/** Brand, market, switches, languages, editions and texts: one release, by the same draft, check and approval. */
export const setSite = (work: PlanWork): Promise<void> =>
  actAs(work, '', {
    need: 'edit',
    act: async (member) => {
      const { plan } = work;
      const documents = await readDocuments(member, plan);
      const wishes = [
        ...fieldsOf('brand', 'settings/brand', plan.brand),
        ...fieldsOf('market', 'settings/jurisdiction', plan.market),
        ...legalOf(plan),
        ...textsOf(plan),
        ...switchesOf(work, documents),
        ...languagesOf(work, documents),
      ];
      if (wishes.length === 0) return;
      const isThere = ({ document, path, value }: Wish): boolean => {
        const now = readAt(documents[document], path);
        return now !== undefined && toCanonicalJson(now) === toCanonicalJson(value);
      };
      const missing = wishes.filter((wish) => !isThere(wish));
      const { version, differences } = await member.ask(draft.read, {});
      if (missing.length > 0)
        try {
          const edit = { id: randomUUID(), steps: stepsOf(documents, missing), sentence: work.note };
          await member.ask(draft.edit, { after: version, edits: [edit] });
        } catch (cause) {
          return tellRefusal(work, missing[0]?.pointer ?? '', cause);
        }
      else if (differences.length === 0) {
        const sentence = `${plural(wishes.length, 'value', 'values')} of the site are as the plan says.`;
        return work.tell({ state: 'same', pointer: '', code: 'plan.same', sentence });
      }
      await publish(work, wishes, member);
    },
  });
