// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderView } from '../render-definition.fake.tsx';
import { messageThreadDefinition } from './message-thread.definition.ts';
import { MessageThreadView } from './message-thread.tsx';

const messages = [
  { id: 'r1', content: 'When?', sentAt: '2026-05-19T10:00:00Z', isOwn: false, isToTeam: false },
  { id: 's2', content: 'On Monday.', sentAt: '2026-05-20T01:00:00Z', isOwn: true, isToTeam: true },
  { id: 's3', content: 'At noon.', sentAt: '2026-05-20T01:05:00Z', isOwn: true, isToTeam: false },
];
const thread = { label: 'Messages with Luz', name: 'Luz', timeZone: 'Asia/Manila', messages };

it('MessageThread says who wrote what and when, with the day once', () => {
  renderView(messageThreadDefinition, MessageThreadView, thread);
  expect(screen.getByRole('log', { name: 'Messages with Luz' }).tabIndex).toBe(0);
  const lines = screen.getAllByRole('listitem').map((item) => item.textContent.replaceAll(/\s/g, ' '));
  expect(lines[0]).toContain('May 19');
  expect(lines[1]).toMatch(/^LuzWhen\?6:00 PM/);
  expect(lines[2]).toContain('May 20');
  expect(lines[3]).toMatch(/^You:?On Monday\.To your team · 9:00 AM/);
  expect(lines).toHaveLength(5);
});

it('MessageThread asks for earlier messages where there are some, once at a time', () => {
  const many = { ...thread, hasEarlier: true };
  const { emit, update } = renderView(messageThreadDefinition, MessageThreadView, many);
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }));
  press();
  update({ ...many, busy: true });
  press();
  expect(emit.mock.calls.map(([event]) => event)).toEqual(['earlier']);
  update({ ...thread, hasEarlier: false });
  expect(screen.queryByRole('button')).toBeNull();
});
