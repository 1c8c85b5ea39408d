/** A drawing as a file: set in the page's own typeface, and painted as PNG. */
import typeface from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url';

/** The style that brings the typeface with it; empty where it can't be had. */
export async function typefaceStyle(): Promise<string> {
  try {
    const bytes = new Uint8Array(await (await fetch(typeface)).arrayBuffer());
    const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    return `@font-face{font-family:Fraunces;font-weight:600;src:url(data:font/woff2;base64,${btoa(binary)}) format("woff2")}`;
  } catch {
    return '';
  }
}

/** The address of a drawing, for showing it as a picture. */
export function addressOfDrawing(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A drawing painted as PNG. */
export async function paintedDrawing(svg: string): Promise<Blob> {
  const picture = new Image();
  picture.src = addressOfDrawing(svg);
  await picture.decode();
  const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}
