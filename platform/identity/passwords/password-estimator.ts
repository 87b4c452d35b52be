import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Judges how hard passwords are to guess. To be imported late: unpacking its list of passwords takes a moment. */
export const passwordEstimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
