/** Why something is refused: the sentences that the terminal has too. */
export { ENGLISH_REFUSALS as refusals } from '@nyhavn/engine/english';
