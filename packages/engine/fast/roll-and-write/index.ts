/** Roll & Write for search and simulation: what the engine does, with the same numbers for moves. */
export { awaited, count } from './legal';
export { play } from './play';
export { decisionsMade, legalMovesSeen, playout } from './playout';
export { sheetsAddress, stateAddress } from './state';
