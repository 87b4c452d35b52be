import type { Rule } from '../../protocol/expression.ts';
import type { Json } from '../../protocol/json.ts';
import type { IssueLog, Source } from '../issue-log.ts';
import { isObject } from '../is-object.ts';
import { checkExternalLink } from './check-external-link.ts';

const ownPath = /^\/[\w-]/;
const inlinedPicture = /^data:image\/(?:png|jpeg|gif|webp|avif)[;,]/i;

/** Refuses the address of a picture or film unless it is on the site itself or on a host of its list. */
export const checkMediaAddress = (
  log: IssueLog,
  source: Source,
  address: string,
  { kind, hosts }: { readonly kind: Json; readonly hosts: readonly string[] },
): void => {
  if (address === '' || ownPath.test(address)) return;
  if (kind === 'picture' && inlinedPicture.test(address)) return;
  checkExternalLink(log, source, address, hosts);
};

/** What a rule surely begins with, and whether that is all of it. */
interface Beginning {
  readonly text: string;
  readonly isWhole: boolean;
}

const listBeginnings = (rule: Rule): readonly Beginning[] => {
  if (typeof rule === 'string') return [{ text: rule, isWhole: true }];
  if (!isObject(rule)) return [{ text: '', isWhole: false }];
  const [[operator, args] = ['', null]] = Object.entries(rule);
  const list = (Array.isArray(args) ? args : [args]) as readonly Rule[];
  if (operator === 'cat')
    return list.reduce<readonly Beginning[]>(
      (before, part) =>
        before.flatMap((begun) =>
          begun.isWhole
            ? listBeginnings(part).map(({ text, isWhole }) => ({ text: begun.text + text, isWhole }))
            : [begun],
        ),
      [{ text: '', isWhole: true }],
    );
  if (operator === 'if')
    return list.flatMap((part, at) => (at % 2 === 1 || at === list.length - 1 ? listBeginnings(part) : []));
  return [{ text: '', isWhole: false }];
};

/** As far as the address is written out it has a scheme, and a host where that has ended. */
const tellsHost = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]+[/?#]/i;
const scheme = /^[\s\u0000-\u001f]*([a-z][a-z0-9+.-]*):/i;

/** Refuses an address that is put together, where its written beginning leads to what links may not. */
export const checkBuiltLink = (log: IssueLog, source: Source, rule: Rule, hosts: readonly string[]): void => {
  for (const { text, isWhole } of listBeginnings(rule)) {
    const name = scheme.exec(text)?.[1]?.toLowerCase();
    if (isWhole ? text !== '' : tellsHost.test(text)) checkExternalLink(log, source, text, hosts);
    else if (name !== undefined && name !== 'https')
      log.report(
        'link.scheme',
        source,
        `An address that begins with "${text}" is not allowed; expected https.`,
      );
  }
};
