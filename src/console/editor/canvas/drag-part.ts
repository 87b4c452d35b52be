import { move } from '../../../editing/commands/move.ts';
import type { Editing } from '../use-editing.ts';
import type { Drag } from './use-canvas.ts';

/** Whether a part fits beside the one that it is held over. Let go there, it moves, or says why it cannot. */
export function dragPart(
  { source, facts, run, mayEdit }: Pick<Editing, 'source' | 'facts' | 'run' | 'mayEdit'>,
  { what, over, edge, end }: Drag,
): boolean {
  if (!mayEdit || what.screen !== over.screen) return false;
  const place = { id: what.id, beside: over.id, edge };
  if (end) run((document) => move(document, facts, place));
  return move(source, facts, place).ok;
}
