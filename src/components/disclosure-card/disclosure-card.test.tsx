// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { disclosureCardDefinition } from './disclosure-card.definition.ts';
import { DisclosureCardView } from './disclosure-card.tsx';

const props = { title: 'Withdrawal', text: 'Monday', level: 3 };
const show = (more: Record<string, unknown> = {}) =>
  renderView(
    disclosureCardDefinition,
    DisclosureCardView,
    { ...props, ...more },
    {
      slots: { beside: 'Paid' },
      children: 'The bank has it',
    },
  );
const findCard = () => screen.getByText('Withdrawal').closest('details');

describe('DisclosureCard', () => {
  it('shows its line, and the rest in its place once it is opened', async () => {
    const { emit } = show();
    expect(screen.getByRole('heading', { level: 3, name: 'Withdrawal' })).toBeDefined();
    expect(screen.getByText('Paid').closest('summary')).not.toBeNull();
    expect(findCard()?.open).toBe(false);
    await userEvent.click(screen.getByText('Withdrawal'));
    expect(findCard()?.open).toBe(true);
    expect(emit).toHaveBeenLastCalledWith('toggle', { open: true });
  });

  it('is open from the start where the page says so', () => {
    show({ open: true });
    expect(findCard()?.open).toBe(true);
  });
});
