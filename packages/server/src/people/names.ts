/** Names that look alike: only one of them can be claimed. */

/** Letters that are easily taken for the Latin one before the colon, after marks and case are gone. */
const LOOKALIKES = [
  'a:аαɑ',
  'b:вβ',
  'c:сϲ',
  'd:đðԁ',
  'e:еєε',
  'g:ɡ',
  'h:нһη',
  'j:јϳ',
  'k:кκĸ',
  'l:iіιıłӏ1|!ǀ',
  'm:мμ',
  'n:пո',
  'o:оοσøө0օ',
  'p:рρ',
  'q:ԛ',
  'r:гᴦ',
  's:ѕ$5',
  't:тτŧ',
  'u:υս',
  'v:ѵν',
  'w:ѡωԝ',
  'x:хχ×',
  'y:уγү',
  'z:ᴢ',
];

const LATIN = new Map(
  LOOKALIKES.flatMap((group) => {
    const [letter = '', others = ''] = group.split(':');
    return [...others].map((other) => [other, letter] as const);
  }),
);

/** Several letters that look like others. */
const JOINED: readonly (readonly [RegExp, string])[] = [
  [/æ/g, 'ae'],
  [/œ/g, 'oe'],
  [/ß/g, 'ss'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** The key by which names are compared: it ignores case, marks, spaces, punctuation and look-alikes. */
export function nameKey(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const letters = [...plain].map((letter) => LATIN.get(letter) ?? letter).join('');
  const joined = JOINED.reduce((text, [pattern, by]) => text.replaceAll(pattern, by), letters);
  const key = joined.replaceAll(/[\s\p{P}\p{Cf}]/gu, '');
  return key === '' ? name.normalize('NFKC') : key;
}
