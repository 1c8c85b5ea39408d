/** The programs with which tests look at printed sheets: Poppler's pdftoppm and pdftotext. */
import { spawnSync } from 'node:child_process';
import { installPackages } from './apt.ts';

const PROGRAMS = ['pdftoppm', 'pdftotext'];

/** The message if there is none. */
const POPPLER_MISSING = 'Poppler is needed: install it (apt-get install poppler-utils).';

function isThere(): boolean {
  return PROGRAMS.every((program) => spawnSync(program, ['-v']).status === 0);
}

/** Makes sure that they are there: installs Debian's where that is possible. */
export function installPoppler(): boolean {
  if (isThere()) return true;
  installPackages('poppler-utils');
  if (isThere()) return true;
  console.error(POPPLER_MISSING);
  return false;
}
