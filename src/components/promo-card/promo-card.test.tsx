// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { promoCardDefinition } from './promo-card.definition.ts';
import { PromoCardView } from './promo-card.tsx';

const props = {
  title: 'Harbour weekend',
  from: '2026-05-01',
  until: '2026-05-03',
  state: 'claimable',
  action: 'Claim',
};

describe('PromoCard', () => {
  it('is an article with its title, period and state', () => {
    renderView(promoCardDefinition, PromoCardView, props);
    const card = screen.getByRole('article', { name: 'Harbour weekend' });
    expect(card.textContent).toContain('May 1, 2026 to May 3, 2026');
    expect(card.textContent).toContain('Ready to claim');
  });

  it('says for which promotion its button is', async () => {
    const { emit } = renderView(promoCardDefinition, PromoCardView, props);
    await userEvent.click(screen.getByRole('button', { name: 'Claim Harbour weekend' }));
    expect(emit).toHaveBeenCalledExactlyOnceWith('press');
  });

  it('does not act twice while it is busy', async () => {
    const { emit } = renderView(promoCardDefinition, PromoCardView, { ...props, busy: true });
    await userEvent.click(screen.getByRole('button'));
    expect(emit).not.toHaveBeenCalled();
  });

  it('leads to a page without loading the document', async () => {
    const { runtime } = renderView(promoCardDefinition, PromoCardView, { ...props, route: 'promotions' });
    await userEvent.click(screen.getByRole('link', { name: 'Claim Harbour weekend' }));
    expect(runtime.calls.navigate).toEqual([['promotions']]);
  });

  it('unfolds its terms when it has some', () => {
    const { container } = renderView(promoCardDefinition, PromoCardView, props, {
      children: 'One per person',
    });
    expect(container.querySelector('details')?.textContent).toBe('TermsOne per person');
  });

  it('leaves out missing props and an unknown state', () => {
    const { container } = renderView(promoCardDefinition, PromoCardView, { title: 'Plain', state: 'odd' });
    expect(container.querySelector('details')).toBeNull();
    expect(container.querySelector('.state')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has a drawing where its picture is empty, and nothing where it has none', () => {
    const { container, update } = renderView(promoCardDefinition, PromoCardView, {
      ...props,
      image: '',
    });
    expect(container.querySelector('svg')).not.toBeNull();
    update(props);
    expect(container.querySelector('svg, img')).toBeNull();
  });
});
