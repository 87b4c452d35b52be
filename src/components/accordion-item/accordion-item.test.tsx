// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { accordionItemDefinition } from './accordion-item.definition.ts';
import { AccordionItemView } from './accordion-item.tsx';

describe('AccordionItem', () => {
  it('is a native disclosure whose question can be a heading', () => {
    const { container } = renderView(
      accordionItemDefinition,
      AccordionItemView,
      { title: 'When?', level: 3, open: true },
      { children: <p>Soon</p> },
    );
    expect(container.querySelector('details')?.open).toBe(true);
    expect(screen.getByRole('heading', { level: 3, name: 'When?' })).toBeDefined();
    expect(screen.getByText('Soon')).toBeDefined();
  });

  it('tells when it is opened, but not when a disclosure in its answer is', () => {
    const { container, emit } = renderView(
      accordionItemDefinition,
      AccordionItemView,
      { title: 'When?' },
      { children: <details className="inner" /> },
    );
    const [outer, inner] = container.querySelectorAll('details');
    if (outer === undefined || inner === undefined) throw new Error('Expected two disclosures');
    inner.open = true;
    fireEvent(inner, new Event('toggle', { bubbles: true }));
    expect(emit).not.toHaveBeenCalled();
    outer.open = true;
    fireEvent(outer, new Event('toggle'));
    expect(emit.mock.lastCall).toEqual(['toggle', { open: true }]);
  });

  it('that is asked for opens and takes the focus, after the title of a page that has just come up', async () => {
    const show = (current: boolean) => (
      <AccordionItemView
        nodeId="a"
        props={{ title: 'When?', current }}
        classes={{}}
        emit={() => undefined}
        text={String}
        slots={{}}
      >
        Soon
      </AccordionItemView>
    );
    const { container, rerender } = render(show(false));
    const item = container.querySelector('details');
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    expect([item?.open, document.activeElement === item?.querySelector('summary')]).toEqual([false, false]);
    rerender(show(true));
    await nextFrame();
    expect(document.activeElement).toBe(document.body);
    await nextFrame();
    await nextFrame();
    expect([item?.open, document.activeElement === item?.querySelector('summary')]).toEqual([true, true]);
    rerender(show(false));
    expect(item?.open).toBe(false);
  });
});
