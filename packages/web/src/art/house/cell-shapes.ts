/** Outlines of what fills a cell of forty by forty, on the screen and in pictures alike. */

/** Pencil strokes of a window, three hands of it. */
export const WINDOW_STROKES = [
  'M10.5 31.5C10 25 10 18 10.6 13.5 11.8 8 15.5 6 20 6 25 6 29 8.5 29.6 13.5 30.2 19 30 26 29.5 32.5 23 33.3 16 33.2 9 32.2',
  'M30 32C23.5 33.2 17 33 10.5 32.3 9.8 25.5 9.9 19 10.5 14 11.5 8.5 15.5 5.7 20.5 6 25.5 6.3 29 9 29.5 14 30 20 29.8 27 29.6 33.5',
  'M20 6.2C15 6.2 11.5 8.5 10.6 13.5 9.8 19 10 26 10.3 32.4 17 33.2 23 33.3 29.7 32.3 30.3 26 30.2 19 29.4 13.5 28.5 8.5 24.5 5.5 18.5 6.6',
] as const;

/** Its bars. */
export const MULLIONS = 'M20.3 7.5Q19.6 20 20.2 32M11.5 18Q20 17 29 17.8';

/** Pencil strokes of a brick, two each, three hands of them. */
export const BRICK_STROKES = [
  ['M9 8.5C16 15.5 24 25 31.5 32', 'M31 8C25 15 15.5 25 8.5 32.5'],
  ['M8 9.5C15.5 16 25.5 24 32 31', 'M32 9C24.5 15.5 16.5 24.5 9.5 32'],
  ['M10 7.5C16 16 23.5 24 31 33', 'M30 9.5C23 16 16 25.5 8 31.5'],
] as const;

/** The joints of pencilled bricks. */
export const COURSES =
  'M3 13.5Q20 12.5 37.5 13.5M3 26.5Q20 27.5 37.5 26.5M14 3V12M27.5 14V26M11.5 27.5V37';

/** A painted window, from the arch over it to its sill. */
export const PAINTED_WINDOW = {
  arch: 'M8.5 9.5Q20-.5 31.5 9.5l-1.5 2H10z',
  frame: 'M10 9Q20 2 30 9v21H10z',
  glass: 'M12 10q3.5-2.6 7-3v8h-7zM21 7q3.5.4 7 3v5h-7zM12 17h7v11.5h-7zM21 17h7v11.5h-7z',
  glint: 'M12 24l7-6v2l-7 6zM21 25.5l7-6v2l-7 6z',
  sill: 'M7.5 30h25v2.6h-25z',
} as const;

/** Rows of painted bricks, the paler ones apart; a letter stands on the middle one. */
export const BRICKS = {
  plain:
    'M1 1h12v6H1zM15 1h15v6H15zM1 9h20v6H1zM34 9h5v6h-5zM1 17h8v6H1zM32 17h7v6h-7zM1 25h18v6H1zM21 25h12v6H21zM10 33h16v6H10zM28 33h11v6H28z',
  pale: 'M32 1h7v6h-7zM23 9h9v6h-9zM35 25h4v6h-4zM1 33h7v6H1zM11 17h19v6H11z',
} as const;
