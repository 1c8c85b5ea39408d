/**
 * A client without a screen: it needs `WebSocket`, `fetch`, `crypto` and timers, as browsers and Node have them.
 *
 * ```ts
 * const session = await Session.asGuest('http://localhost:3000', 'Ida');
 * const { id } = await session.ask('quickMatch', { body: { game, size: 2 } });
 * const room = session.enter(id);
 * room.subscribe(() => {
 *   const { game, seating } = room;
 *   if (seating?.phase === 'closed') room.close();
 *   else if (game?.turn.kind === 'person') game.play(game.legal[0]?.text ?? '');
 * });
 * await room.sit('Ida');
 * ```
 */
export { Connection, type LinkState, type Socket, type TableSubscriber } from './connection.ts';
export type { Device } from './device.ts';
export { DrawParticipant } from './draw-participant.ts';
export { type Late, TableGame, type Turn } from './game.ts';
export { newId } from './ids.ts';
export { type Proof, proofOf } from './proof.ts';
export { type Clocks, type Presence, Room, type RoomOptions } from './room.ts';
export {
  type Declined,
  isAloneAtRated,
  type Place,
  type Question,
  type Said,
  type Seating,
  seatOf,
} from './seating.ts';
export { Session, socketTo } from './session.ts';
export { TableView } from './table-view.ts';
export {
  type KeptTranscript,
  Transcript,
  type TranscriptStore,
  type Witness,
} from './transcript.ts';
