/** Cards and dice as letters of a text. */

/** The places of some letters in a text, each letter at a place of its own; -1 if there is none left. */
export function placesOf(letters: string, text: string): number[] {
  const places: number[] = [];
  for (const letter of letters) {
    places.push([...text].findIndex((one, place) => one === letter && !places.includes(place)));
  }
  return places;
}
