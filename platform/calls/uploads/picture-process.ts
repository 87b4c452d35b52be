import type { CleanPicture } from './clean-picture.ts';
import { drawPicture } from './draw-picture.ts';

/** The process that opens pictures: one message with a picture, one with what was drawn of it. */
const answer = (drawn: CleanPicture | null): void => void process.send?.({ drawn });

process.on('message', ({ type, bytes }: CleanPicture) => {
  // On its way between the processes a buffer became plain bytes.
  drawPicture({ type, bytes: Buffer.from(bytes) }).then(answer, () => answer(null));
});
process.on('disconnect', () => process.exit());
