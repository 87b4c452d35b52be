// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { AccordionItemView } from '../accordion-item/accordion-item.tsx';
import { renderView } from '../render-definition.fake.tsx';
import { accordionDefinition } from './accordion.definition.ts';
import { AccordionView } from './accordion.tsx';

const show = (title: string) => (
  <AccordionItemView
    nodeId={title}
    props={{ title }}
    classes={{}}
    emit={() => undefined}
    text={String}
    slots={{}}
  >
    Answer
  </AccordionItemView>
);
const listNames = (root: HTMLElement) =>
  [...root.querySelectorAll('details')].map((item) => item.getAttribute('name'));

describe('Accordion', () => {
  it('makes its items one group of which one is open', () => {
    const children = (
      <>
        {show('A')}
        {show('B')}
      </>
    );
    const { container } = renderView(accordionDefinition, AccordionView, { single: true }, { children });
    const names = listNames(container);
    expect(names[0]).toBeTruthy();
    expect(names[1]).toBe(names[0]);
  });

  it('leaves each to itself otherwise', () => {
    const { container } = renderView(accordionDefinition, AccordionView, {}, { children: show('A') });
    expect(listNames(container)).toEqual([null]);
  });
});
