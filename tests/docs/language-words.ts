import type { Operator } from '../../src/protocol/document/expression.ts';
import type { scopes } from '../../src/protocol/document/expression.ts';
import type { limits, sourceLimits } from '../../src/protocol/json/limits.ts';

/** What each part of the language is for, in words. The types keep the lists complete. */
export const operatorWords: Readonly<Record<Operator, string>> = {
  var: 'what is at a path; a second argument is the default where nothing is',
  '===': 'the same value of the same type',
  '!==': 'another value, or another type',
  '!': 'not true; an empty list, an empty text, 0 and nothing are not true',
  '!!': 'true, as `!` sees it',
  and: 'the first argument that is not true, else the last',
  or: 'the first argument that is true, else the last',
  if: 'condition, value, condition, value, …, otherwise',
  '<': 'below; with three arguments the second lies between the others',
  '<=': 'at most; with three arguments the second lies between the others or on them',
  '>': 'above',
  '>=': 'at least',
  '+': 'sum',
  '-': 'difference, or the negative of one argument',
  '*': 'product',
  '/': 'quotient',
  '%': 'remainder',
  min: 'the least',
  max: 'the greatest',
  cat: 'texts joined, up to the limit of a text',
  'member-of': 'whether the first is an entry of the second, or a part of it where that is text',
  length: 'characters of a text, entries of a list, keys of an object',
  in: 'whether a machine is in a state: key and state, both written out',
  can: 'whether a machine takes an event now: key and event, both written out',
  'decimal-less': 'whether an amount is below another, exactly',
  'decimal-equal': 'whether two amounts are equal, whatever zeros they end with',
  'decimal-sign': '-1, 0 or 1 as an amount is below, at or above zero',
  'date-less': 'whether a date is before another; the zone may come third',
  'date-equal': 'whether two dates are the same moment; the zone may come third',
  'date-add':
    'a date so many `minutes`, `hours` or `days` later, earlier with a negative number; the zone may come fourth. A day plus days is a day, all else a moment in UTC',
  'date-difference':
    'whole `minutes`, `hours` or `days` from the first date to the second; the zone may come fourth. Days are nights between them in the zone',
  'date-day': 'the day of a date in the zone, as `2026-11-27`; the zone may come second',
  format:
    'a value as a person reads it: `text`, `money`, `number`, `percent`, `date`, `dateTime`, `time`, `month` or `zone`, in the language on screen; the zone may come third',
};

export const scopeWords: Readonly<Record<(typeof scopes)[number], string>> = {
  settings: 'switches, registration fields, brand and limits, as published',
  session: 'who is here: visitor or member, agent or not',
  member: 'name, level and joining date of the member',
  wallet: 'balance, currency and its symbol; the balance is an amount as text',
  route:
    'route id, path, parameters, query and fragment; `hash` is a name of at most 32 letters, digits, `-` and `_`, else empty',
  data: 'answers of the data sources of the screen; typed by the operation',
  machine: 'the projection of each flow of the screen, by key; never more of it',
  form: 'what is typed (`values`) and what is wrong (`errors`), by form and field',
  ui: 'language, theme, connection, side menu, modal, state of the data sources, the time to the minute (`ui.now`, for operators of dates), and `ui.page`: what actions of this site set there',
  event: 'payload of the event, in the actions that answer it',
};

export const limitWords: Readonly<Record<keyof typeof limits | keyof typeof sourceLimits, string>> = {
  nodeDepth: 'levels of nodes in nodes',
  nodesPerPage: 'nodes of a screen, fragments and menus put in',
  repeatRows: 'rows of a list that are drawn at once',
  virtualRows: 'rows of a list with `virtual`',
  documentBytes: 'bytes of a document',
  stringLength: 'characters of a text, in a document or made by `cat`',
  ruleDepth: 'levels of an expression',
  ruleNodes: 'parts of an expression, parameters put in',
  patternInputLength: 'characters of what a pattern looks at',
  fragmentDepth: 'fragments in fragments',
  pollMilliseconds: 'milliseconds, at the least, between two questions of a source with `every`',
  placesPerPage: 'nodes, uses and slots that a screen is put together from',
  valuesPerPage: 'values of a screen, those that parameters bring counted each time',
  nestedRows: 'rows of a screen that stand in rows of other lists',
  proofMoments: 'moments of the flows of a screen that the proof goes through',
  proofSwitches: 'settings of a screen that the proof switches',
};
