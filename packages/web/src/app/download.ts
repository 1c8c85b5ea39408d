/** Files for the person at the device. */

/** Offers the record of a game as a file. */
export function downloadRecord(name: string, record: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([record], { type: 'application/jsonl' }));
  link.download = `nyhavn-${name}.jsonl`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
