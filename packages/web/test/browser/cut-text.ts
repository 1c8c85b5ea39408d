/** Texts that stick out of their boxes. */

/** Runs in the page: every text that is cut off, or leaves its box or the screen at a side. */
export function overflows(): string[] {
  const TOLERANCE_PX = 1;
  /** Letters reach beyond tight lines. */
  const LINE_TOLERANCE_PX = 4;
  type Box = { readonly name: string; readonly isButton: boolean; readonly box: DOMRect };
  const clips = (style: CSSStyleDeclaration) => style.overflowX !== 'visible';

  /** Boxes that a text has to keep to: its own, each that clips it, each button around it, and the screen. */
  function boxesOf(start: Element): Box[] {
    const boxes: Box[] = [];
    let isOwn = true;
    for (let around: Element | null = start; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.display === 'contents') continue;
      const isInline = style.display === 'inline';
      const name = `${around.tagName.toLowerCase()}.${around.getAttribute('class') ?? ''}`;
      // A chart or a drawing places its words itself.
      if (around instanceof SVGElement && !(around instanceof SVGSVGElement)) continue;
      if (around.matches('[data-scrolls="x"], .board-news')) return boxes;
      // Names of any length end in an ellipsis; what a button says does not.
      if (style.textOverflow === 'ellipsis' && !around.closest('button, .button')) return boxes;
      // What is there for ears alone.
      if (style.clipPath.startsWith('inset(50%')) return [];
      const isButton = around.matches('button, .button');
      const isBox = isOwn || isButton || clips(style);
      if (!isInline && isBox) boxes.push({ name, isButton, box: around.getBoundingClientRect() });
      if (!isInline) isOwn = false;
    }
    const screen = new DOMRect(0, 0, document.documentElement.clientWidth, 0);
    return [...boxes, { name: 'screen', isButton: false, box: screen }];
  }

  /** Words of a text that go on in the next line without a hyphen. */
  function brokenWords(text: Node): string[] {
    const range = document.createRange();
    return [...(text.textContent ?? '').matchAll(/[\p{L}\u00ad]+/gu)].flatMap(
      ({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 && !word.includes('\u00ad') ? [`“${word}” is broken`] : [];
      },
    );
  }

  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    const words = text.textContent?.trim() ?? '';
    if (!element || words === '' || element.closest('[inert], select')) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    for (const { name, isButton, box } of boxesOf(element)) {
      const aside = Math.max(right - box.right, box.left - left) - TOLERANCE_PX;
      const above = Math.max(bottom - box.bottom, box.top - top) - LINE_TOLERANCE_PX;
      const over = isButton ? Math.max(aside, above) : aside;
      if (over <= 0) continue;
      found.push(`“${words.slice(0, 60)}” by ${Math.round(over)} px out of ${name}`);
      break;
    }
    if (element.closest('button, .button')) found.push(...brokenWords(text));
  }
  return found;
}
