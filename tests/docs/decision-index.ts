import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In the order of the index: from what a reader sees first to what only its makers see. */
export const subjects = [
  'Documents and their language',
  'The check and the proof',
  'Releases and publishing',
  'Pages in the browser',
  'Flows',
  'Calls',
  'Server, data and surroundings',
  'Operators',
  'Accounts and log-ins',
  'Consents and messages',
  'Money',
  'Contracts of agents',
  'Games and lottery',
  'Protection of players',
  'Code, tests and tools',
] as const;

export interface Decision {
  readonly number: number;
  readonly file: string;
  readonly title: string;
  /** `2026-11-30` */
  readonly date: string;
  readonly subject: string;
  /** Numbers of earlier decisions, a part of which this one replaces. */
  readonly changes: readonly number[];
}

const readLine = (text: string, name: string): string =>
  new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1]?.trim() ?? '';

export const readDecision = (file: string, text: string): Decision => ({
  number: Number(file.slice(0, 4)),
  file,
  title: /^# 0*\d+\.? (.+)$/m.exec(text)?.[1] ?? '',
  date: readLine(text, 'Date'),
  subject: readLine(text, 'Subject'),
  changes: readLine(text, 'Changes')
    .split(',')
    .filter((number) => number.trim() !== '')
    .map(Number),
});

export const listDecisions = (root: string): readonly Decision[] =>
  readdirSync(join(root, 'docs/decisions'))
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .sort()
    .map((file) => readDecision(file, readFileSync(join(root, 'docs/decisions', file), 'utf8')));

/** What is wrong with the heads of decisions, a sentence each. */
export const findHeadFaults = (decisions: readonly Decision[]): readonly string[] =>
  decisions.flatMap(({ number, file, title, date, subject, changes }, index) => [
    ...(number === index + 1 ? [] : [`${file}: number ${index + 1} is the next`]),
    ...(title === '' ? [`${file}: its heading has no “# ${number}. Title”`] : []),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(date) ? [] : [`${file}: it needs a line “Date: 2026-11-30”`]),
    ...(subjects.some((known) => known === subject)
      ? []
      : [`${file}: it needs a line “Subject: …” with one of: ${subjects.join(', ')}`]),
    ...changes
      .filter((changed) => !(changed < number && decisions.some((one) => one.number === changed)))
      .map((changed) => `${file}: it changes ${changed}, which is no earlier decision`),
  ]);

const link = ({ number, file }: Decision): string => `[${number}](${file})`;
const describe = (decision: Decision, decisions: readonly Decision[]): string => {
  const linkTo = (numbers: readonly number[]): string =>
    decisions
      .filter(({ number }) => numbers.includes(number))
      .map(link)
      .join(', ');
  const changedBy = decisions.filter(({ changes }) => changes.includes(decision.number));
  return [
    `- ${link(decision)} ${decision.title}`,
    ...(decision.changes.length === 0 ? [] : [`replaces a part of ${linkTo(decision.changes)}`]),
    ...(changedBy.length === 0 ? [] : [`**a part is replaced by ${changedBy.map(link).join(', ')}**`]),
  ].join('; ');
};

/** The index: each decision once, under its subject, with what it replaces and what replaced it. */
export const writeDecisionIndex = (decisions: readonly Decision[]): string =>
  [
    '<!-- Written by `npm run docs` from the heads of the decisions. Edit these, not this file. -->',
    '# Decisions',
    'Why things are as they are, each with its price and what was not taken. A decision is history and stays as it was written; where a later one replaces a part of it, both say so here. What is in force now is in the [standards](../standards/money.md), [listed here](../../CONTRIBUTING.md#rules-in-force).',
    'A new one has the next number, a date, a subject of this page, and `Changes: 33` where it replaces a part of an earlier one.',
    ...subjects.flatMap((subject) => [
      `## ${subject}`,
      decisions
        .filter((decision) => decision.subject === subject)
        .map((decision) => describe(decision, decisions))
        .join('\n'),
    ]),
  ].join('\n\n') + '\n';
