/** Lets time pass for a server in this process, without anybody waiting. */

const clocks = [Date, performance].map((clock) => ({ clock, now: clock.now.bind(clock) }));
let passed = 0;

/** It is so many milliseconds later from now on, by every clock. */
export function letPass(milliseconds: number): void {
  passed += milliseconds;
  for (const { clock, now } of clocks) clock.now = () => now() + passed;
}
