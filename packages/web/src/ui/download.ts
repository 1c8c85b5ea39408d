/** Files for the person at the device. */

/** Offers the record of a game as a file. */
export function downloadRecord(name: string, record: string): void {
  downloadFile(`nyhavn-${name}.jsonl`, 'application/jsonl', record);
}

/** Offers something as a file of that name. */
export function downloadFile(name: string, type: string, content: BlobPart): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
