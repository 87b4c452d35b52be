import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findEntry, nodeArguments } from '../../../server/infrastructure/program.ts';
import type { DrawnPicture } from '../../play/media/library/draw-kept.ts';
import type { SourcePicture } from '../../play/media/library/recognise-picture.ts';
import type { CleanPicture } from './clean-picture.ts';

/** Opening what the largest cameras take lasts some seconds on a slow machine. */
const longestMs = 20_000;
/** How long the process stays after a picture: the next ones often follow immediately. */
const idleMs = 60_000;

/** What the process is asked: a picture as it is seen, or one of the library at all its widths. */
export type PictureTask =
  | { readonly task: 'redraw'; readonly picture: CleanPicture }
  | { readonly task: 'widths'; readonly picture: SourcePicture };

export interface PictureRedrawer {
  /**
   * The picture as it is seen, redrawn: upright, and with no byte of the uploaded file. Null where it does
   * not open whole, or takes too long. Takes only what `cleanPicture` passed, which bounds how much there is
   * to open. After `limitMs` milliseconds the process is ended that is at it.
   */
  redraw(picture: CleanPicture, limitMs?: number): Promise<CleanPicture | null>;
  /** The same at each width of the library; takes only what `recognisePicture` passed. */
  drawWidths(picture: SourcePicture, limitMs?: number): Promise<DrawnPicture | null>;
  /** The number of the process that opens pictures; null where none runs. */
  readonly process: () => number | null;
}
const startProcess = (): ChildProcess =>
  fork(fileURLToPath(findEntry('picture-process')), [], {
    execArgv: [...nodeArguments()],
    serialization: 'advanced',
  });

/** What the process says of one picture; null where it ends instead, or is at it for too long. */
const ask = <Drawn>(child: ChildProcess, task: PictureTask, limitMs: number): Promise<Drawn | null> =>
  new Promise((resolve) => {
    const settle = (drawn: Drawn | null): void => {
      clearTimeout(timer);
      child.off('message', hear).off('exit', giveUp).off('error', giveUp);
      resolve(drawn);
    };
    const hear = ({ drawn }: { readonly drawn: Drawn | null }): void => settle(drawn);
    const giveUp = (): void => {
      // Nothing inside it could end what opens a picture: it is not written in JavaScript.
      child.kill('SIGKILL');
      settle(null);
    };
    const timer = setTimeout(giveUp, limitMs);
    child.on('message', hear).on('exit', giveUp).on('error', giveUp);
    child.send(task, (trouble) => trouble !== null && giveUp());
  });
/** On its way between the processes a buffer became plain bytes. */
const withBuffer = <Held extends { readonly bytes: Buffer }>(held: Held): Held => ({
  ...held,
  bytes: Buffer.from(held.bytes),
});

/**
 * Opens pictures in a separate process, so that one that takes long, or more memory than there is, costs
 * that process only.
 */
export const createPictureRedrawer = (): PictureRedrawer => {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  /** One picture at a time is opened: its pixels take fifty times the room of its file. */
  let turn: Promise<unknown> = Promise.resolve();

  const open = (): ChildProcess => {
    if (child?.connected === true && !child.killed) return child;
    const opened = startProcess();
    opened.once('exit', () => (child = child === opened ? null : child));
    child = opened;
    return opened;
  };
  const work = async <Drawn>(task: PictureTask, limitMs: number): Promise<Drawn | null> => {
    clearTimeout(idle);
    const used = open();
    used.ref();
    used.channel?.ref();
    const drawn = await ask<Drawn>(used, task, limitMs);
    // A program that waits for nothing else may end.
    used.unref();
    used.channel?.unref();
    idle = setTimeout(() => used.kill(), idleMs).unref();
    return drawn;
  };
  const waitAndWork = <Drawn>(task: PictureTask, limitMs = longestMs): Promise<Drawn | null> => {
    const drawn = turn.then(() => work<Drawn>(task, limitMs));
    // The caller has the failure; the next picture only waits for its turn.
    turn = drawn.catch(() => undefined);
    return drawn;
  };
  return {
    redraw: async (picture, limitMs) => {
      const drawn = await waitAndWork<CleanPicture>({ task: 'redraw', picture }, limitMs);
      return drawn === null ? null : withBuffer(drawn);
    },
    drawWidths: async (picture, limitMs) => {
      const drawn = await waitAndWork<DrawnPicture>({ task: 'widths', picture }, limitMs);
      return drawn === null ? null : { ...drawn, renditions: drawn.renditions.map(withBuffer) };
    },
    process: () => (child?.killed === false ? (child.pid ?? null) : null),
  };
};

/** The redrawer of this process. */
export const pictureRedrawer = createPictureRedrawer();
