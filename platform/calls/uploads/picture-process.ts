import { drawKept } from '../../play/media/library/draw-kept.ts';
import { drawPicture } from './draw-picture.ts';
import type { PictureTask } from './picture-redrawer.ts';

/** The process that opens pictures: one message with a picture, one with what was drawn of it. */
const answer = (drawn: object | null): void => void process.send?.({ drawn });

/** On its way between the processes a buffer became plain bytes. */
const draw = ({ task, picture }: PictureTask): Promise<object | null> =>
  task === 'redraw'
    ? drawPicture({ type: picture.type, bytes: Buffer.from(picture.bytes) })
    : drawKept({ type: picture.type, bytes: Buffer.from(picture.bytes) });

process.on('message', (task: PictureTask) => {
  draw(task).then(answer, () => answer(null));
});
process.on('disconnect', () => process.exit());
