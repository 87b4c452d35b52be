/** Runs in the page that holds both sides: two frames of one origin, the same markup in each. */
export interface Difference {
  /** Which element, as its path of tags, with the pseudo-element behind it. */
  readonly where: string;
  readonly property: string;
  readonly ours: string;
  readonly chakra: string;
}
export interface Compared {
  /** Elements and pseudo-elements that were compared. */
  readonly boxes: number;
  readonly differences: readonly Difference[];
}

const pseudosOf = (element: Element): readonly (string | null)[] => [
  null,
  '::before',
  '::after',
  ...(element.matches('input, textarea') ? ['::placeholder'] : []),
  ...(element.matches('li, summary') ? ['::marker'] : []),
];
/** Emotion writes these for browsers of 2012; they mean something in their own kind of box alone. */
const isLegacyBox = (property: string): boolean => property.startsWith('-webkit-box-');
/** Tokens are seen where they are used; Emotion leaves out the spaces in them. */
const isToken = (property: string): boolean => property.startsWith('--');
const frameOf = (id: string): Window =>
  (document.getElementById(id) as HTMLIFrameElement).contentWindow as Window;
const elementsOf = (frame: Window): readonly Element[] => [
  frame.document.documentElement,
  frame.document.body,
  ...frame.document.querySelectorAll('#root, #root *'),
];
const pathOf = (element: Element): string => {
  const names: string[] = [];
  for (
    let ancestor: Element | null = element;
    ancestor !== null && ancestor.id !== 'root';
    ancestor = ancestor.parentElement
  )
    names.unshift(ancestor.getAttribute('data-node') ?? ancestor.localName);
  return names.slice(-4).join('>');
};

/** Every computed property of every element on both sides, but for what has no effect. */
const compareStyles = (): Compared => {
  const [one, other] = [frameOf('ours'), frameOf('chakra')];
  const theirs = elementsOf(other);
  const ours = elementsOf(one);
  if (ours.length !== theirs.length)
    throw new Error(`Expected the same elements, got ${ours.length} and ${theirs.length}`);
  const properties = [...one.getComputedStyle(ours[0] as Element)].filter((name) => !isToken(name));
  const differences: Difference[] = [];
  let boxes = 0;
  for (const [index, element] of ours.entries()) {
    for (const pseudo of pseudosOf(element)) {
      const a = one.getComputedStyle(element, pseudo);
      const b = other.getComputedStyle(theirs[index] as Element, pseudo);
      // A pseudo-element without content is no box.
      if ((pseudo === '::before' || pseudo === '::after') && a.content === 'none' && b.content === 'none')
        continue;
      boxes += 1;
      const isOldBox = a.display.includes('-webkit-box');
      for (const property of properties) {
        if (isLegacyBox(property) && !isOldBox) continue;
        const [mine, wanted] = [a.getPropertyValue(property), b.getPropertyValue(property)];
        if (mine !== wanted)
          differences.push({
            where: `${pathOf(element)}${pseudo ?? ''}`,
            property,
            ours: mine,
            chakra: wanted,
          });
      }
    }
  }
  return { boxes, differences };
};

/** For a picture that neither comes nor fails. */
const longestWaitMs = 2_000;

export interface Look {
  readonly theme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
}

/** What moves is brought to its end, and what never ends is not begun: both sides stand still. */
const settle = (source: Document): void => {
  // Laid out first: what changes then is what begins to move.
  source.body.getBoundingClientRect();
  for (const animation of source.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  source.body.getBoundingClientRect();
};

/** Shows markup on both sides. */
const show = async (ours: string, chakra: string): Promise<void> => {
  for (const [id, markup] of [
    ['ours', ours],
    ['chakra', chakra],
  ] as const) {
    const { document: source } = frameOf(id);
    const host = source.getElementById('root') as HTMLElement;
    host.innerHTML = markup;
    // What is below the fold would never be decoded.
    for (const image of source.images) image.loading = 'eager';
    // A picture that cannot be decoded is compared as what the page shows of it.
    await Promise.race([
      Promise.all([...source.images].map((image) => image.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
    ]);
    settle(source);
  }
};

/** Leaves one side alone to be seen, for its picture. */
const reveal = (id: 'ours' | 'chakra'): void => {
  for (const frame of document.querySelectorAll('iframe'))
    frame.style.visibility = frame.id === id ? 'visible' : 'hidden';
};

declare global {
  var comparePage: {
    compareStyles: typeof compareStyles;
    show: typeof show;
    reveal: typeof reveal;
  };
}
globalThis.comparePage = { compareStyles, show, reveal };
