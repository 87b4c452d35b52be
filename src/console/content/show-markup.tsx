import { Fragment, type ReactNode } from 'react';
import { noticeTags } from '../../protocol/calls/notices.ts';

/** A link leads nowhere here: it is shown as one. */
type Tag = (typeof noticeTags)[number] | 'a';
interface Open {
  readonly tag: Tag | null;
  readonly children: ReactNode[];
}
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };
const decode = (text: string): string =>
  text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
const findTag = (name: string): Tag | undefined => [...noticeTags, 'a' as const].find((tag) => tag === name);

/** Shows the text of an announcement as its page does. What is no tag of announcements is shown as it is typed. */
export function showMarkup(html: string): ReactNode {
  const stack: Open[] = [{ tag: null, children: [] }];
  const add = (node: ReactNode): void => {
    const parent = stack.at(-1);
    parent?.children.push(<Fragment key={parent.children.length}>{node}</Fragment>);
  };
  const close = (): void => {
    const done = stack.pop();
    if (done === undefined || done.tag === null) return;
    const { tag: Element, children } = done;
    add(Element === 'a' ? <u>{children}</u> : <Element>{children}</Element>);
  };
  for (const [part] of html.matchAll(/<a href="[^"<>]*">|<\/?[a-z]+>|[^<]+|</g)) {
    if (part.startsWith('<a ')) {
      stack.push({ tag: 'a', children: [] });
      continue;
    }
    const [, slash, name = ''] = /^<(\/?)([a-z]+)>$/.exec(part) ?? [];
    const tag = findTag(name);
    if (tag === undefined) add(decode(part));
    else if (tag === 'br') add(<br />);
    else if (slash === '') stack.push({ tag, children: [] });
    else if (stack.at(-1)?.tag === tag) close();
  }
  while (stack.length > 1) close();
  return stack[0]?.children;
}
