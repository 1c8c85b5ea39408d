/** The signs of abilities, drawn on screens and on printed sheets alike. */

/** Strokes of the signs of all abilities of both games, on thirty-two by thirty-two. */
export const SIGNS = {
  're-roll':
    'M11 12.5h10v10H11zM16 17.5v.1M13.5 15v.1M18.5 20v.1M5.5 14A11 11 0 0 1 25 9.5M26 4.5v5.5h-5.5M26.5 18A11 11 0 0 1 7 22.5M6 27.5V22h5.5',
  'no-x':
    'M3.5 11.5l9 9M12.5 11.5l-9 9M15 16h3M17 14l2 2-2 2M25.5 10.5Q29 11 29 16t-3.5 5.5Q22 21.5 22 16t3.5-5.5',
  'one-x': 'M6.5 6.5h19v19h-19zM11.5 11.5l9 9M20.5 11.5l-9 9',
  'colour-change':
    'M4.5 9h8v8h-8zM19.5 15h8v8h-8zM16 7.5h3.5q4.5 0 4.5 4.5M21.5 10l2.5 2.5 2.5-2.5M16 24.5h-3.5Q8 24.5 8 20M5.5 22.5 8 20l2.5 2.5',
  'use-again': 'M6.5 15.5h6.5V9h6.5v6.5H13V22H6.5zM19.5 22.5h3a5 5 0 0 0 1-9.8M22 19.5l-3 3 3 3',
  any: 'M3.5 10.5h7.5v12H3.5zM21 10.5h7.5v12H21zM7 7q9-6 18 0M14 10.5h.6M17.4 10.5h.6M14 22.5h.6M17.4 22.5h.6M14 14.5v.6M14 18v.6M18 14.5v.6M18 18v.6',
  extra: 'M3.5 6.5h8.5v13H3.5zM14.5 6.5h8.5v13h-8.5zM25 19v9.5M20.3 23.7h9.5',
  discount: 'M7.5 5h17v22h-17zM11 16h4.5M18 13.5l2.5-1.5v8.5M10.5 8.5h.1M21.5 23.5h.1',
  change:
    'M5 6h8.5v12H5zM18.5 14H27v12h-8.5zM16.5 8h3q4 0 4 4M8.5 20v0q0 4 4 4h3M13.5 22l2 2-2 2M21.5 10.5l2 2 2-2',
  both: 'M4.5 7.5H12v11H4.5zM20 26V15.5h2V13h2v-2.5h2V13h0v2.5h2V26zM23 26v-4h2v4M14.5 13H18M16.5 11l2 2-2 2',
} as const;

/** The name of an ability of either game. */
export type AbilityName = keyof typeof SIGNS;
