import { resolve } from 'node:path';
import type { SensitiveChange } from '../../../src/protocol/release/approval.ts';
import type { Result } from '../../../src/protocol/release/issue.ts';
import { killKinds } from '../../../src/protocol/release/kill-switch.ts';
import { plural } from '../../../src/protocol/words/plural.ts';
import { describeAudit } from './audit-command.ts';
import { runBaseCommand } from './base-command.ts';
import { UsageError, type CliOptions } from './cli-options.ts';
import type { KillRefusal } from '../kill/kill-commands.ts';
import type { StoredSiteService } from '../postgres-site-service.ts';
import { runExplainCommand } from './explain-command.ts';
import { fixFiles } from './fix-command.ts';
import { locateIssues, locateRefusal } from '../compile/locate-issues.ts';
import { importDraft } from './import-command.ts';
import { dropDoubles, joinFindings } from '../compile/join-findings.ts';
import { writeChanges, writeImpact } from './print-changes.ts';
import { writeAnnotation, writeIssues, writeSuppressed } from './print-issues.ts';
import type { SiteCompiler } from '../compile/site-compiler.ts';
import { runStageCommand } from './stage-command.ts';
import type { PublishRefusal } from '../site-service.ts';
import { runTryCommand } from './try-command.ts';
import { readShippedFiles } from '../compile/shipped-files.ts';
import { type SourceFiles, writeSourceFiles } from '../compile/source-files.ts';

/** What a command found or did: `data` for `--json`, `text` for people. */
export interface CliAnswer {
  readonly exitCode: 0 | 1;
  readonly data: unknown;
  readonly text: string;
}
export interface CliParts {
  readonly compiler: SiteCompiler;
  /** Opens the database; only the commands that need it ask. */
  readonly openService: () => Promise<StoredSiteService>;
  /** Whether the installation is the demonstration; only the commands about what is live ask. */
  readonly isDemo: () => boolean;
}
type Options = CliOptions & { readonly live: boolean };

const readFiles = async (root: string, demo = false): Promise<SourceFiles> => {
  const files = await readShippedFiles(root, demo);
  if (Object.keys(files.documents).length === 0 && files.issues.length === 0) {
    throw new UsageError(`${root} holds no layouts/, locales/ or schemas/forms/`);
  }
  return files;
};
const requireFolder = (options: Options): string => {
  const folder = options.arguments[0];
  if (folder === undefined) throw new UsageError(`${options.command}: expected a folder`);
  return resolve(folder);
};

const check = async (options: Options, { compiler }: CliParts): Promise<CliAnswer> => {
  const source = await readFiles(options.root);
  const { issues: unread } = source;
  const compiled = await compiler.compile({ ...source.documents, ...source.broken });
  const { release, suppressed = [] } = compiled;
  const issues = dropDoubles(await locateIssues(joinFindings(unread, compiled.issues), source, options.root));
  const leftOut = await locateIssues(suppressed, source, options.root);
  const isGood = release !== null && unread.length === 0;
  const size =
    release === null
      ? ''
      : `\nRelease ${release.hash.slice(0, 12)}, ${plural(Object.keys(release.parts).length, 'part', 'parts')}.`;
  return {
    exitCode: isGood ? 0 : 1,
    data: { ok: isGood, release: isGood ? release.hash : null, issues, suppressed: leftOut },
    text: [
      ...(options.isAnnotating ? issues.map(writeAnnotation) : []),
      `${writeIssues(issues)}${writeSuppressed(leftOut)}${isGood ? size : '\nNot publishable.'}`,
    ].join('\n'),
  };
};

const fix = async (options: Options, { compiler }: CliParts): Promise<CliAnswer> => {
  const source = await readFiles(options.root);
  const { applied, issues, files } = await fixFiles(source, compiler);
  const findings = dropDoubles(await locateIssues(joinFindings(source.issues, issues), source, options.root));
  const isGood = !findings.some(({ severity }) => severity === 'error');
  const done = applied.map(({ document, pointer, fix: made }) => `${document}${pointer}: ${made?.summary}`);
  return {
    exitCode: isGood ? 0 : 1,
    data: { ok: isGood, applied, issues: findings, files },
    text: [
      ...done,
      `${applied.length} fixed in ${plural(files.length, 'file', 'files')}.`,
      writeIssues(findings),
    ].join('\n'),
  };
};

const toRevisions = (words: readonly string[]): readonly [number, number] | null => {
  const [from, to] = words.map(Number);
  return from !== undefined && to !== undefined && from > 0 && to > 0 ? [from, to] : null;
};

const diff = async (options: Options, parts: CliParts): Promise<CliAnswer> => {
  const revisions = toRevisions(options.arguments);
  if (revisions !== null) {
    const [from, to] = revisions;
    const data = await (await parts.openService()).compare({ from, to });
    return { exitCode: 0, data, text: `${writeChanges(data.changes)}\n${writeImpact(data.impact)}` };
  }
  const { documents } = await readFiles(options.root, options.live && parts.isDemo());
  const before = options.live
    ? await (await parts.openService()).documents(options.revision ?? undefined)
    : (await readFiles(requireFolder(options))).documents;
  const changes = parts.compiler.diff(before, documents);
  return { exitCode: 0, data: { changes }, text: writeChanges(changes) };
};

const explain = (refusal: PublishRefusal): string => {
  switch (refusal.code) {
    case 'publish.stale-base':
      return `The live site moved to revision ${refusal.active.revision} meanwhile.\n${writeChanges(refusal.changes)}`;
    case 'publish.draft-moved':
      return 'Another operator edited the draft at the same moment; try again.';
    case 'draft.tangled':
      return 'Other changes build on this one.';
    case 'draft.conflict':
      return 'Another edit changed the same at the same moment; try again.';
    case 'draft.edit-unknown':
      return `The draft has no edit ${refusal.number}.`;
    case 'draft.step-not-allowed':
      return `The role may change words and pictures alone, not this of ${refusal.document}.`;
    case 'base.none':
      return 'The draft is already based on what the program ships.';
    case 'publish.check-failed':
      return `${writeIssues(refusal.issues)}\nNot publishable.`;
    case 'publish.nothing-to-publish':
      return 'There is nothing to publish: the live site is the same.';
    case 'publish.approval-required':
      return [
        refusal.reach === undefined
          ? 'A second person must approve this first:'
          : `Further back than the last ${refusal.reach} releases, a second person must approve first what the rollback changes:`,
        ...refusal.sensitive.map(({ summary }) => `  ${summary}`),
        'Bring it into the draft (import), ask for approval in the console, and publish there.',
      ].join('\n');
    case 'stage.open':
      return `Revision ${refusal.revision} is with a part of the members: complete that stage or roll it back first.`;
    case 'publish.note-required':
      return 'A note is required: --note "why".';
    case 'rollback.revision-unknown':
      return `There is no revision ${refusal.revision}.`;
    case 'rollback.never-live':
      return `Revision ${refusal.revision} was never live for all visitors, so there is no going back to it.`;
  }
};
const answer = <Value>(
  result: Result<Value, PublishRefusal>,
  describe: (value: Value) => string,
): CliAnswer =>
  result.ok
    ? { exitCode: 0, data: { ok: true, value: result.value }, text: describe(result.value) }
    : { exitCode: 1, data: { ok: false, error: result.error }, text: explain(result.error) };

const publish = async (options: Options, parts: CliParts): Promise<CliAnswer> => {
  const source = await readFiles(options.root, parts.isDemo());
  const { documents, issues } = source;
  if (issues.length > 0)
    return {
      exitCode: 1,
      data: { ok: false, error: { code: 'publish.check-failed', issues } },
      text: writeIssues(issues),
    };
  const service = await parts.openService();
  const { note, author } = options;
  return tellPlan(service, async () => {
    const change = { documents, note, author, kind: 'publish', isHeldToApproval: true } as const;
    const result = await service.importDocuments(change);
    return answer(
      await locateRefusal(result, source, options.root),
      ({ revision, release }) => `Revision ${revision} is live (release ${release.slice(0, 12)}).`,
    );
  });
};

const writeHeld = (sensitive: readonly SensitiveChange[]): readonly string[] => [
  'Not confirmed yet: it changes what takes two people.',
  ...sensitive.map(({ summary }) => `  ${summary}`),
  'Ask a second person to confirm it or take it back in the console, under Releases.',
];

const rollback = async (options: Options, parts: CliParts): Promise<CliAnswer> => {
  if (options.revision === null) throw new UsageError('rollback: expected --revision N');
  const { note, author, revision: toRevision } = options;
  const service = await parts.openService();
  return tellPlan(service, async () => {
    const result = await service.rollback({ toRevision, note, author });
    if (!result.ok) return answer(result, () => '');
    const { revision } = result.value;
    const held = (await service.rollbacks.waiting()).find((one) => one.revision === revision);
    const live = `Revision ${revision} is live, the same as revision ${toRevision}.`;
    return {
      exitCode: 0,
      data: { ok: true, value: result.value, unconfirmed: held ?? null },
      text: held === undefined ? live : [live, ...writeHeld(held.sensitive)].join('\n'),
    };
  });
};

const exportFiles = async (options: Options, parts: CliParts): Promise<CliAnswer> => {
  const folder = requireFolder(options);
  const documents = await (await parts.openService()).documents(options.revision ?? undefined);
  const files = await writeSourceFiles(folder, documents);
  return {
    exitCode: 0,
    data: { ok: true, folder, files },
    text: `${plural(files.length, 'file', 'files')} in ${folder}.`,
  };
};

/** Runs a command that may end a planned release, and says so where it did. */
const tellPlan = async (
  service: StoredSiteService,
  command: () => Promise<CliAnswer>,
): Promise<CliAnswer> => {
  const before = await service.schedules.newest();
  const answered = await command();
  const after = await service.schedules.newest();
  const isEnded = after?.id === before?.id && (after?.state === 'voided' || after?.state === 'suspended');
  if (after === null || before?.state !== 'waiting' || !isEnded) return answered;
  const sentence = `The release that ${after.author} planned for ${after.dueAt} no longer goes live (${after.note}).`;
  return { ...answered, text: `${answered.text}\n${sentence}` };
};

const importFiles = async (options: Options, parts: CliParts): Promise<CliAnswer> => {
  const { documents, issues } = await readFiles(options.root, parts.isDemo());
  if (issues.length > 0) return { exitCode: 1, data: { ok: false, issues }, text: writeIssues(issues) };
  const service = await parts.openService();
  const { author, isReplacing } = options;
  const { diff: compare } = parts.compiler;
  return tellPlan(service, () =>
    importDraft(service, { documents, author, isReplacing }, { diff: compare, explain }),
  );
};

const killSentences: Readonly<Record<KillRefusal['code'], string>> = {
  'publish.note-required': 'A reason is required: --note "why".',
  'kill.nothing': 'Nothing live has that: there is nothing to switch off.',
  'kill.already': 'That is switched off already.',
  'kill.unknown': 'That is not switched off.',
};

const throwSwitch = async (
  options: Options,
  action: 'kill' | 'restore',
  parts: CliParts,
): Promise<CliAnswer> => {
  const [given, name] = options.arguments;
  const kind = killKinds.find((one) => one === given);
  if (kind === undefined || name === undefined)
    throw new UsageError(`${action}: expected ${killKinds.join(', ')} and a name`);
  const { note, author } = options;
  const result = await (await parts.openService()).kills[action]({ kind, name, note, author });
  if (!result.ok)
    return { exitCode: 1, data: { ok: false, error: result.error }, text: killSentences[result.error.code] };
  const { revision } = result.value;
  const done = action === 'kill' ? 'switched off' : 'switched on again';
  return {
    exitCode: 0,
    data: { ok: true, value: result.value },
    text: `${kind} ${name} is ${done}: revision ${revision} is live.`,
  };
};

const listSwitches = async (parts: CliParts): Promise<CliAnswer> => {
  const kills = await (await parts.openService()).kills.list();
  const lines = kills.map(
    ({ kind, name, reason, author, at }) => `${kind} ${name}: ${reason} (${author}, ${at})`,
  );
  return { exitCode: 0, data: { kills }, text: lines.join('\n') || 'Nothing is switched off.' };
};

/** Runs one command. Throws UsageError for wrong use. */
export const runCommand = async (options: Options, parts: CliParts): Promise<CliAnswer> => {
  switch (options.command) {
    case 'check':
      return check(options, parts);
    case 'fix':
      return fix(options, parts);
    case 'diff':
      return diff(options, parts);
    case 'publish':
      return publish(options, parts);
    case 'rollback':
      return rollback(options, parts);
    case 'export':
      return exportFiles(options, parts);
    case 'import':
      return importFiles(options, parts);
    case 'kill':
    case 'restore':
      return throwSwitch(options, options.command, parts);
    case 'explain':
      return runExplainCommand(await parts.openService(), options.arguments, options.revision);
    case 'try':
      return runTryCommand((await readFiles(options.root)).documents, options.arguments);
    case 'base':
      return runBaseCommand((await parts.openService()).bases, options.arguments, {
        author: options.author,
        readFiles: () => readFiles(options.root, parts.isDemo()),
        explain,
      });
    case 'stage':
      return runStageCommand((await parts.openService()).stages, options.arguments, options);
    case 'kills':
      return listSwitches(parts);
    case 'audit':
      return describeAudit(await (await parts.openService()).verifyAudit());
  }
};
