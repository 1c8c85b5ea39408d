/** A store of transcripts that tests look into. */
import type { KeptTranscript, TranscriptStore } from '../src/transcript.ts';

/** The storage of a browser, for the pages of one guest. */
export class KeptHere implements TranscriptStore {
  readonly kept = new Map<string, KeptTranscript>();

  async load(id: string): Promise<KeptTranscript | undefined> {
    return this.kept.get(id);
  }

  async keep(transcript: KeptTranscript): Promise<void> {
    this.kept.set(transcript.id, transcript);
  }
}
