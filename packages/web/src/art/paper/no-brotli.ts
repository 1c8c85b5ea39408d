/** What the build puts in the place of fontkit's Brotli: our typefaces are WOFF, which needs none. */

/** Never asked for. */
export default function decompress(): never {
  throw new Error('typefaces are read as WOFF, not as WOFF2');
}
