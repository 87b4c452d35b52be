// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderHost } from '../render-definition.fake.tsx';
import { buttonDefinition } from './button.definition.ts';

describe('Button', () => {
  it('raises press by mouse and by keyboard', async () => {
    const emit = vi.fn();
    renderHost(buttonDefinition, {}, 'Go', emit);
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    await userEvent.keyboard('{Enter} ');
    expect(emit.mock.calls).toEqual([['press'], ['press'], ['press']]);
  });

  it('does not submit a form unless it says so', () => {
    renderHost(buttonDefinition, {}, 'Plain');
    renderHost(buttonDefinition, { type: 'submit' }, 'Send');
    expect(screen.getByRole('button', { name: 'Plain' }).getAttribute('type')).toBe('button');
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('type')).toBe('submit');
  });

  it('is named by its label when it shows a drawing only', () => {
    renderHost(buttonDefinition, { icon: 'bell', label: 'Messages' });
    expect(screen.getByRole('button', { name: 'Messages' })).toBeDefined();
  });

  it('is at least 44 px high on a phone in every size', () => {
    for (const size of ['sm', 'md', 'lg']) {
      const { minHeight } = buttonDefinition.lower.styles({ size });
      expect([{ base: 'control', md: 'controlSm' }, 'control', 'controlLg']).toContainEqual(minHeight);
    }
  });

  it('is outlined while another thing is to be done first', () => {
    renderHost(buttonDefinition, { aside: true }, 'Continue');
    expect(screen.getByRole('button', { name: 'Continue' }).dataset['aside']).toBe('true');
    const outline = {
      '&[data-aside=true]': expect.objectContaining({ bg: 'transparent', backgroundImage: 'none' }),
    };
    expect(buttonDefinition.lower.styles({ aside: { $e: { var: 'rule.isProofDue' } } })).toMatchObject(
      outline,
    );
    expect(buttonDefinition.lower.styles({})).not.toHaveProperty(['&[data-aside=true]']);
  });
});
