import { mainDraft, type DraftLine } from '../../../src/protocol/calls/drafts.ts';
import { mainLine } from '../../site/draft/draft-line.ts';
import type { ConsoleDeps } from '../deps.ts';

/** Drafts in memory by their names alone: all have the same content. */
export function createDraftsFake(): ConsoleDeps['drafts'] & { lines: readonly DraftLine[] } {
  const fake: ReturnType<typeof createDraftsFake> = {
    lines: [mainLine],
    list: async () => fake.lines,
    make: async ({ name, author }) => {
      const made = { ...mainLine, id: `draft-${fake.lines.length}`, name, createdBy: author };
      fake.lines = [...fake.lines, made];
      return made;
    },
    split: ({ name, author }) => fake.make({ name, author }),
    rename: async (id, name) => {
      fake.lines = fake.lines.map((line) => (line.id === id ? { ...line, name } : line));
    },
    drop: async (id) => {
      fake.lines = fake.lines.filter((line) => line.id !== id || id === mainDraft);
    },
    settle: async (id) => {
      fake.lines = fake.lines.map((line) => (line.id === id ? { ...line, contested: [] } : line));
    },
  };
  return fake;
}
