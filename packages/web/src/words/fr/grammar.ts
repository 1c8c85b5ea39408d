/** What French asks of a sentence that is built from parts. */

/** A number with its noun: nought and one are singular. */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count < 2 ? one : many}`;
}

/** `de` before a name, or `d’` where its first sound is a vowel. */
export function de(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{Mark}/gu, '');
  return /^([aeiouhœæ]|y[^aeiou])/i.test(plain) ? `d’${name}` : `de ${name}`;
}
