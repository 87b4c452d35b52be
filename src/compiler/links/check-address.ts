import type { Rule } from '../../protocol/document/expression.ts';
import type { Json } from '../../protocol/json/json.ts';
import type { IssueLog, Source } from '../issue-log.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { checkExternalLink } from './check-external-link.ts';

const ownPath = /^\/[\w-]/;
const inlinedPicture = /^data:image\/(?:png|jpeg|gif|webp|avif)[;,]/i;

/** Where addresses of a kind may lead. */
interface MediaKind {
  readonly kind: Json;
  readonly hosts: readonly string[];
}
const isOwnMedia = (address: string, kind: Json): boolean =>
  address === '' || ownPath.test(address) || (kind === 'picture' && inlinedPicture.test(address));

/** Refuses the address of a picture or film unless it is on the site itself or on a host of its list. */
export const checkMediaAddress = (
  log: IssueLog,
  source: Source,
  address: string,
  { kind, hosts }: MediaKind,
): void => {
  if (!isOwnMedia(address, kind)) checkExternalLink(log, source, address, hosts);
};

/** What a rule surely begins with, and whether that is all of it. */
interface Beginning {
  readonly text: string;
  readonly isWhole: boolean;
}

const listBeginnings = (rule: Rule): readonly Beginning[] => {
  if (typeof rule === 'string') return [{ text: rule, isWhole: true }];
  if (!isJsonObject(rule)) return [{ text: '', isWhole: false }];
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
    return list.flatMap((part, index) =>
      index % 2 === 1 || index === list.length - 1 ? listBeginnings(part) : [],
    );
  if (operator === 'or') return list.flatMap(listBeginnings);
  // An operand before the last is the result only where it is empty.
  if (operator === 'and') return list.slice(-1).flatMap(listBeginnings);
  return [{ text: '', isWhole: false }];
};

/** As far as the address is written out it has a scheme, and a host where that has ended. */
const tellsHost = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]+[/?#]/i;
/** A scheme, or the two slashes that lead to another host. */
const scheme = /^[\s\u0000-\u001f]*(?:([a-z][a-z0-9+.-]*):|[\\/]{2})/i;

/** Judges each beginning of an address that is put together, as far as it is written out. */
const checkBeginnings = (
  log: IssueLog,
  source: Source,
  rule: Rule,
  { judge, isOwn }: { readonly judge: (text: string) => void; readonly isOwn: (text: string) => boolean },
): void => {
  for (const { text, isWhole } of listBeginnings(rule)) {
    // Browsers leave out line breaks and tabs.
    const begun = scheme.exec(text.replaceAll(/[\t\r\n]/g, ''));
    if (isWhole ? text !== '' : tellsHost.test(text)) judge(text);
    else if (begun !== null && begun[1]?.toLowerCase() !== 'https' && !isOwn(text))
      log.report(
        'link.scheme',
        source,
        `An address that begins with "${text}" is not allowed; expected https.`,
      );
  }
};

/** Refuses a link that is put together, where its written beginning leads to what links may not. */
export const checkBuiltLink = (log: IssueLog, source: Source, rule: Rule, hosts: readonly string[]): void =>
  checkBeginnings(log, source, rule, {
    judge: (text) => checkExternalLink(log, source, text, hosts),
    isOwn: () => false,
  });

/** The same of the address of a picture or film. */
export const checkBuiltMedia = (log: IssueLog, source: Source, rule: Rule, media: MediaKind): void =>
  checkBeginnings(log, source, rule, {
    judge: (text) => checkMediaAddress(log, source, text, media),
    isOwn: (text) => isOwnMedia(text, media.kind),
  });
