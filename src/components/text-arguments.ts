import { wordArguments } from './generated/word-arguments.ts';

/** What the program fills into its own texts: key → names. A test holds it to the calls of the views. */
export const textArguments: Readonly<Record<string, readonly string[]>> = {
  ...wordArguments,
  'error.field.atLeast': ['limit'],
  'error.field.atMost': ['limit'],
  'error.field.max': ['count'],
  'error.field.min': ['count'],
  'error.field.pattern': ['hint'],
  'error.field.tooYoung': ['limit'],
  'form.birthday.hint': ['min'],
  'pattern.digits-exact': ['max'],
  'runtime.bonus.fixed': ['amount', 'minimum'],
  'runtime.bonus.percent': ['cap', 'minimum', 'percent'],
  'runtime.bonus.wagering': ['times'],
  'runtime.onBreak.until': ['until'],
  'runtime.pageOpened': ['title'],
  'runtime.payoutAdded': ['account'],
};
