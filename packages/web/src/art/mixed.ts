/** Colours between two others. */

/** So much of a colour in another one; both are spelled as `#c0422f`. */
export function mixed(colour: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [one = 0, two = 0] = [colour, other].map((text) =>
      Number.parseInt(text.slice(at, at + 2), 16),
    );
    return Math.round(two + (one - two) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
