/** Outlines of what is on and around the quay, on the screen and in pictures alike. */

/** Clouds over the quay, the middle of the scene at 0. */
export const CLOUDS =
  'M-420-30q14-26 44-18 18-30 52-12 30-14 42 12 26-2 30 18zM90-70q10-18 32-12 14-22 40-8 24-10 34 10 18-2 22 10zM-640 70q14-26 44-18 18-30 52-12 30-14 42 12 26-2 30 18zM-130 118q10-18 32-12 14-22 40-8 24-10 34 10 18-2 22 10zM300 52q12-24 40-16 20-28 54-10 30-12 42 12 28-2 34 14zM610 128q10-16 30-10 14-18 36-6 22-8 30 16z';

/** Stars, one a dot. */
export const STARS =
  'M-700 20h.1M-560 120h.1M-430 46h.1M-300 90h.1M-210 24h.1M-60 60h.1M70 18h.1M190 100h.1M260 140h.1M460 110h.1M560 30h.1M720 70h.1';

/** A street lamp, its foot at 0. */
export const LAMP = {
  iron: 'M-1.5 6v-62h3v62zM-5 6l3-8h4l3 8zM-5-56h10l3-16H-8zM-6-73 0-80l6 7z',
  light: 'M-3.5-58h7l2-12h-11z',
} as const;

/** A wooden boat with two masts, its water line at 0. */
export const BOAT = {
  mirror: 'M-78 3Q-62 26-40 28H44Q66 24 84 3z',
  rope: 'M-8-190-92-22M-8-190 96-30M52-128 96-30M-8-190 52-128M-8-172-52-18M-8-172 30-18M52-118 76-20',
  mast: 'M-10-16-9-192h3l2 176zM50-18 51-130h2.5L55-18zM-6-62l52-8 1 4-53 9zM84-26l30-16 1 3-29 17z',
  sail: 'M-5-62Q18-74 46-70q2 5-4 7Q14-64-5-54zM55-54q16-7 26-5 1 4-4 5-12 1-22 6z',
  pennant: 'M-8-192q12 5 26 0-6 5-8 9-8 3-18 0z',
  side: 'M-88-22Q-40-8 20-12T96-30Q90-4 70 4H-66Q-82-4-88-22z',
  hull: 'M-80-8Q-20 4 40-2T92-16L88-9Q60 4 0 5T-75-2z',
  rail: 'M-88-22Q-40-8 20-12T96-30',
  cabin: 'M-58-15v-14h34v17zM10-12v-12h26v11z',
  lit: 'M-53-25h8v6h-8zM-40-25h8v6h-8zM18-20h8v5h-8z',
} as const;
