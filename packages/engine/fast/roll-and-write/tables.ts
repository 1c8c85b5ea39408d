/** Made by `npm run fast` out of the tables of the engine. */
export const PHASE_START: i32 = 0;
export const PHASE_TURN: i32 = 1;
export const PHASE_COAT: i32 = 2;
export const PHASE_MARK: i32 = 3;
export const PHASE_OVER: i32 = 4;
export const FACE_R: i32 = 0;
export const FACE_B: i32 = 1;
export const FACE_P: i32 = 2;
export const FACE_G: i32 = 3;
export const FACE_Y: i32 = 4;
export const FACE_W: i32 = 5;
export const STAR_REROLL: i32 = 0;
export const STAR_NO_X: i32 = 1;
export const STAR_ONE_X: i32 = 2;
export const STAR_COLOUR_CHANGE: i32 = 3;
export const STAR_USE_AGAIN: i32 = 4;
export const CELLS: i32 = 45;
export const COLUMNS: i32 = 5;
export const ALL_CELLS: u64 = 35184372088831;
export const COAT_LINES: u64 = 351843754475552;
export const GOAL: i32 = 12;
export const LAST_ROUND: i32 = 60;
export const COLOURS: i32 = 5;
export const FACES: i32 = 6;
export const DICE: i32 = 5;
export const TRACK_LENGTH: i32 = 9;
export const TRACK_POINTS: i32 = 2;
export const LIMITED: i32 = 3774924;
export const SINGLE: i32 = 3740104;
export const DOMINO: i32 = 0;
export const DOMINO_TILES: i32 = 139793;
export const BENT: i32 = 1;
export const BENT_TILES: i32 = 262178;
export const STRAIGHT: i32 = 7;
export const STRAIGHT_TILES: i32 = 17408;
export const CROSSINGS: i32 = 4;

const COLOUR_OF: usize = memory.data<u8>([0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4]);

export function colourOf(index: i32): i32 {
  return load<u8>(COLOUR_OF + index);
}

const SIZE_OF: usize = memory.data<u8>([2, 3, 4, 5, 2, 3, 4, 4, 5, 2, 3, 4, 5, 2, 3, 4, 5, 2, 3, 4, 4, 5]);

export function sizeOf(index: i32): i32 {
  return load<u8>(SIZE_OF + index);
}

const SHAPE_OF: usize = memory.data<u8>([0, 1, 2, 3, 0, 1, 4, 5, 6, 0, 7, 8, 9, 0, 7, 10, 11, 0, 1, 12, 13, 14]);

export function shapeOf(index: i32): i32 {
  return load<u8>(SHAPE_OF + index);
}

const MIRRORED_OF: usize = memory.data<u8>([0, 1, 2, 15, 0, 1, 16, 17, 6, 0, 7, 8, 9, 0, 7, 10, 11, 0, 1, 18, 19, 20]);

export function mirroredOf(index: i32): i32 {
  return load<u8>(MIRRORED_OF + index);
}

const FIRST_WAY_OF: usize = memory.data<u8>([0, 2, 6, 7, 11, 15, 19, 23, 25, 27, 29, 33, 34, 36, 38, 40, 48, 56, 64, 68, 72]);

export function firstWayOf(index: i32): i32 {
  return load<u8>(FIRST_WAY_OF + index);
}

const SQUARE_OF: usize = memory.data<u8>([0, 1, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 5, 1, 0, 0, 0, 0, 0, 0, 1, 6, 0, 0, 0, 0, 0, 0, 5, 6, 0, 0, 0, 0, 0, 5, 1, 6, 0, 0, 0, 0, 0, 0, 5, 1, 6, 0, 0, 0, 0, 0, 1, 6, 2, 7, 0, 0, 0, 0, 5, 1, 6, 7, 0, 0, 0, 0, 5, 10, 1, 6, 0, 0, 0, 5, 10, 1, 6, 11, 0, 0, 0, 0, 5, 1, 2, 0, 0, 0, 0, 5, 6, 2, 7, 0, 0, 0, 0, 0, 1, 6, 11, 0, 0, 0, 0, 0, 5, 10, 11, 0, 0, 0, 0, 0, 1, 2, 7, 0, 0, 0, 0, 0, 5, 6, 7, 0, 0, 0, 0, 0, 5, 10, 1, 0, 0, 0, 0, 10, 1, 6, 11, 0, 0, 0, 0, 0, 5, 10, 6, 7, 0, 0, 0, 0, 1, 6, 11, 2, 0, 0, 0, 5, 6, 2, 7, 12, 0, 0, 0, 10, 1, 6, 11, 12, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 5, 10, 0, 0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 0, 5, 10, 15, 0, 0, 0, 0, 0, 1, 2, 3, 4, 0, 0, 0, 0, 5, 10, 15, 20, 0, 0, 0, 0, 1, 6, 2, 0, 0, 0, 0, 5, 1, 6, 7, 0, 0, 0, 0, 0, 5, 10, 6, 0, 0, 0, 0, 5, 1, 6, 11, 0, 0, 0, 0, 5, 1, 6, 11, 7, 0, 0, 0, 5, 1, 6, 2, 0, 0, 0, 0, 0, 5, 6, 11, 0, 0, 0, 0, 0, 1, 6, 7, 0, 0, 0, 0, 5, 10, 1, 6, 0, 0, 0, 0, 10, 1, 6, 11, 2, 0, 0, 0, 0, 5, 6, 7, 12, 0, 0, 0, 0, 1, 6, 2, 7, 0, 0, 0, 0, 5, 1, 6, 7, 0, 0, 0, 0, 5, 10, 1, 6, 0, 0, 0, 5, 10, 1, 6, 11, 0, 0, 0, 0, 5, 1, 6, 2, 0, 0, 0, 5, 1, 6, 2, 7, 0, 0, 0, 0, 5, 1, 6, 11, 0, 0, 0, 0, 5, 10, 6, 11, 0, 0, 0, 0, 5, 1, 2, 0, 0, 0, 0, 5, 6, 2, 7, 0, 0, 0, 0, 0, 1, 6, 11, 0, 0, 0, 0, 0, 5, 10, 11, 0, 0, 0, 0, 0, 1, 2, 7, 0, 0, 0, 0, 0, 5, 6, 7, 0, 0, 0, 0, 0, 5, 10, 1, 0, 0, 0, 0, 10, 1, 6, 11, 0, 0, 0, 0, 0, 1, 2, 7, 0, 0, 0, 0, 0, 5, 6, 7, 0, 0, 0, 0, 0, 5, 10, 1, 0, 0, 0, 0, 10, 1, 6, 11, 0, 0, 0, 0, 0, 5, 1, 2, 0, 0, 0, 0, 5, 6, 2, 7, 0, 0, 0, 0, 0, 1, 6, 11, 0, 0, 0, 0, 0, 5, 10, 11, 0, 0, 0, 0, 5, 1, 6, 2, 0, 0, 0, 0, 0, 5, 6, 11, 0, 0, 0, 0, 0, 1, 6, 7, 0, 0, 0, 0, 5, 10, 1, 6, 0, 0, 0, 0, 0, 1, 6, 7, 0, 0, 0, 0, 5, 10, 1, 6, 0, 0, 0, 0, 5, 1, 6, 2, 0, 0, 0, 0, 0, 5, 6, 11, 0, 0, 0, 0, 10, 1, 6, 11, 2, 0, 0, 0, 0, 5, 6, 7, 12, 0, 0, 0, 5, 10, 6, 2, 7, 0, 0, 0, 0, 1, 6, 11, 12, 0, 0, 0]);

export function squareOf(index: i32): i32 {
  return load<u8>(SQUARE_OF + index);
}

const SYMBOLS_UNDER: usize = memory.data<u8>([0, 1, 17, 18, 34, 50, 66, 66, 66, 66, 66, 66, 66, 66, 66, 66, 0, 1, 17, 17, 33, 34, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 0, 1, 1, 17, 18, 34, 34, 50, 50, 50, 50, 50, 50, 50, 50, 50, 0, 1, 1, 1, 17, 18, 18, 34, 50, 50, 50, 50, 50, 50, 50, 50, 0, 1, 1, 17, 18, 18, 34, 50, 50, 50, 50, 50, 50, 50, 50, 50]);

export function symbolsUnder(index: i32): i32 {
  return load<u8>(SYMBOLS_UNDER + index);
}

const MASK_OF: usize = memory.data<u32>([3, 33, 35, 67, 97, 98, 99, 199, 227, 1123, 3170, 39, 228, 2115, 3105, 135, 225, 1059, 3138, 1249, 2119, 4324, 7234, 7, 1057, 15, 33825, 31, 1082401, 71, 226, 1121, 2146, 2274, 102, 2145, 195, 1122, 3142, 4321, 199, 227, 1123, 3170, 103, 230, 2147, 3169, 39, 228, 2115, 3105, 135, 225, 1059, 3138, 135, 225, 1059, 3138, 39, 228, 2115, 3105, 102, 2145, 195, 1122, 195, 1122, 102, 2145, 3142, 4321, 1252, 6211]);

export function maskOf(index: i32): i32 {
  return load<u32>(MASK_OF + (index << 2));
}

const FOURS_OF: usize = memory.data<u32>([4, 192, 2048, 32768, 1572864]);

export function foursOf(index: i32): i32 {
  return load<u32>(FOURS_OF + (index << 2));
}

const LARGE_OF: usize = memory.data<u32>([12, 448, 6144, 98304, 3670016]);

export function largeOf(index: i32): i32 {
  return load<u32>(LARGE_OF + (index << 2));
}

const CROSSED_BY: usize = memory.data<u32>([559172, 559236, 1083460, 1083524]);

export function crossedBy(index: i32): i32 {
  return load<u32>(CROSSED_BY + (index << 2));
}

const GONE_BY: usize = memory.data<u32>([524352, 524416, 1048640, 1048704]);

export function goneBy(index: i32): i32 {
  return load<u32>(GONE_BY + (index << 2));
}

export function countPlacements(number: i32, empty: u64, bases: u64): i32 {
  switch (number) {
    case 0:
      return <i32>popcnt(empty & (empty >> 1) & (bases | (bases >> 1)) & 17024696172015) +
        <i32>popcnt((empty >> 5) & (bases));
    case 1:
      return <i32>popcnt(empty & (empty >> 5) & (empty >> 1) & (bases | (bases >> 1)) & 532021755375) +
        <i32>popcnt(empty & (empty >> 1) & (empty >> 6) & (bases | (bases >> 1)) & 532021755375) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 6) & (bases | (bases >> 6)) & 532021755375) +
        <i32>popcnt((empty >> 5) & (empty >> 1) & (empty >> 6) & ((bases >> 5) | (bases >> 1)) & 532021755375);
    case 2:
      return <i32>popcnt(empty & (empty >> 5) & (empty >> 1) & (empty >> 6) & (bases | (bases >> 1)) & 532021755375);
    case 3:
      return <i32>popcnt(empty & (empty >> 1) & (empty >> 6) & (empty >> 2) & (empty >> 7) & (bases | (bases >> 1) | (bases >> 2)) & 248276819175) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 1) & (empty >> 6) & (empty >> 7) & (bases | (bases >> 1) | (bases >> 7)) & 248276819175) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 10) & (empty >> 1) & (empty >> 6) & (bases | (bases >> 1)) & 16625679855) +
        <i32>popcnt((empty >> 5) & (empty >> 10) & (empty >> 1) & (empty >> 6) & (empty >> 11) & ((bases >> 5) | (bases >> 1)) & 16625679855);
    case 4:
      return <i32>popcnt(empty & (empty >> 5) & (empty >> 1) & (empty >> 2) & (bases | (bases >> 1) | (bases >> 2)) & 248276819175) +
        <i32>popcnt((empty >> 5) & (empty >> 6) & (empty >> 2) & (empty >> 7) & ((bases >> 5) | (bases >> 6) | (bases >> 2)) & 248276819175) +
        <i32>popcnt(empty & (empty >> 1) & (empty >> 6) & (empty >> 11) & (bases | (bases >> 1)) & 16625679855) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 10) & (empty >> 11) & (bases | (bases >> 11)) & 16625679855);
    case 5:
      return <i32>popcnt(empty & (empty >> 1) & (empty >> 2) & (empty >> 7) & (bases | (bases >> 1) | (bases >> 2)) & 248276819175) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 6) & (empty >> 7) & (bases | (bases >> 6) | (bases >> 7)) & 248276819175) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 10) & (empty >> 1) & (bases | (bases >> 1)) & 16625679855) +
        <i32>popcnt((empty >> 10) & (empty >> 1) & (empty >> 6) & (empty >> 11) & ((bases >> 10) | (bases >> 1)) & 16625679855);
    case 6:
      return <i32>popcnt(empty & (empty >> 5) & (empty >> 10) & (empty >> 6) & (empty >> 7) & (bases | (bases >> 6) | (bases >> 7)) & 7758650599) +
        <i32>popcnt(empty & (empty >> 1) & (empty >> 6) & (empty >> 11) & (empty >> 2) & (bases | (bases >> 1) | (bases >> 2)) & 7758650599) +
        <i32>popcnt((empty >> 5) & (empty >> 6) & (empty >> 2) & (empty >> 7) & (empty >> 12) & ((bases >> 5) | (bases >> 6) | (bases >> 2)) & 7758650599) +
        <i32>popcnt((empty >> 10) & (empty >> 1) & (empty >> 6) & (empty >> 11) & (empty >> 12) & ((bases >> 10) | (bases >> 1) | (bases >> 12)) & 7758650599);
    case 7:
      return <i32>popcnt(empty & (empty >> 1) & (empty >> 2) & (bases | (bases >> 1) | (bases >> 2)) & 7944858213607) +
        <i32>popcnt((empty >> 5) & (empty >> 10) & (bases));
    case 8:
      return <i32>popcnt(empty & (empty >> 1) & (empty >> 2) & (empty >> 3) & (bases | (bases >> 1) | (bases >> 2) | (bases >> 3)) & 3404939234403) +
        <i32>popcnt((empty >> 5) & (empty >> 10) & (empty >> 15) & (bases));
    case 9:
      return <i32>popcnt(empty & (empty >> 1) & (empty >> 2) & (empty >> 3) & (empty >> 4) & (bases | (bases >> 1) | (bases >> 2) | (bases >> 3) | (bases >> 4)) & 1134979744801) +
        <i32>popcnt((empty >> 5) & (empty >> 10) & (empty >> 15) & (empty >> 20) & (bases));
    case 10:
      return <i32>popcnt(empty & (empty >> 1) & (empty >> 6) & (empty >> 2) & (bases | (bases >> 1) | (bases >> 2)) & 248276819175) +
        <i32>popcnt((empty >> 5) & (empty >> 1) & (empty >> 6) & (empty >> 7) & ((bases >> 5) | (bases >> 1) | (bases >> 7)) & 248276819175) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 10) & (empty >> 6) & (bases | (bases >> 6)) & 16625679855) +
        <i32>popcnt((empty >> 5) & (empty >> 1) & (empty >> 6) & (empty >> 11) & ((bases >> 5) | (bases >> 1)) & 16625679855);
    case 11:
      return <i32>popcnt((empty >> 5) & (empty >> 1) & (empty >> 6) & (empty >> 11) & (empty >> 7) & ((bases >> 5) | (bases >> 1) | (bases >> 7)) & 7758650599);
    case 12:
      return <i32>popcnt((empty >> 5) & (empty >> 1) & (empty >> 6) & (empty >> 2) & ((bases >> 5) | (bases >> 1) | (bases >> 2)) & 248276819175) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 6) & (empty >> 11) & (bases | (bases >> 6)) & 16625679855);
    case 13:
      return <i32>popcnt(empty & (empty >> 1) & (empty >> 6) & (empty >> 7) & (bases | (bases >> 1) | (bases >> 7)) & 248276819175) +
        <i32>popcnt((empty >> 5) & (empty >> 10) & (empty >> 1) & (empty >> 6) & ((bases >> 5) | (bases >> 1)) & 16625679855);
    case 14:
      return <i32>popcnt((empty >> 10) & (empty >> 1) & (empty >> 6) & (empty >> 11) & (empty >> 2) & ((bases >> 10) | (bases >> 1) | (bases >> 2)) & 7758650599) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 6) & (empty >> 7) & (empty >> 12) & (bases | (bases >> 6) | (bases >> 7)) & 7758650599);
    case 15:
      return <i32>popcnt(empty & (empty >> 1) & (empty >> 6) & (empty >> 2) & (empty >> 7) & (bases | (bases >> 1) | (bases >> 2)) & 248276819175) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 1) & (empty >> 6) & (empty >> 7) & (bases | (bases >> 1) | (bases >> 7)) & 248276819175) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 10) & (empty >> 1) & (empty >> 6) & (bases | (bases >> 1)) & 16625679855) +
        <i32>popcnt((empty >> 5) & (empty >> 10) & (empty >> 1) & (empty >> 6) & (empty >> 11) & ((bases >> 5) | (bases >> 1)) & 16625679855) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 1) & (empty >> 6) & (empty >> 2) & (bases | (bases >> 1) | (bases >> 2)) & 248276819175) +
        <i32>popcnt((empty >> 5) & (empty >> 1) & (empty >> 6) & (empty >> 2) & (empty >> 7) & ((bases >> 5) | (bases >> 1) | (bases >> 2)) & 248276819175) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 1) & (empty >> 6) & (empty >> 11) & (bases | (bases >> 1)) & 16625679855) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 10) & (empty >> 6) & (empty >> 11) & (bases | (bases >> 6)) & 16625679855);
    case 16:
      return <i32>popcnt(empty & (empty >> 5) & (empty >> 1) & (empty >> 2) & (bases | (bases >> 1) | (bases >> 2)) & 248276819175) +
        <i32>popcnt((empty >> 5) & (empty >> 6) & (empty >> 2) & (empty >> 7) & ((bases >> 5) | (bases >> 6) | (bases >> 2)) & 248276819175) +
        <i32>popcnt(empty & (empty >> 1) & (empty >> 6) & (empty >> 11) & (bases | (bases >> 1)) & 16625679855) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 10) & (empty >> 11) & (bases | (bases >> 11)) & 16625679855) +
        <i32>popcnt(empty & (empty >> 1) & (empty >> 2) & (empty >> 7) & (bases | (bases >> 1) | (bases >> 2)) & 248276819175) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 6) & (empty >> 7) & (bases | (bases >> 6) | (bases >> 7)) & 248276819175) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 10) & (empty >> 1) & (bases | (bases >> 1)) & 16625679855) +
        <i32>popcnt((empty >> 10) & (empty >> 1) & (empty >> 6) & (empty >> 11) & ((bases >> 10) | (bases >> 1)) & 16625679855);
    case 17:
      return <i32>popcnt(empty & (empty >> 1) & (empty >> 2) & (empty >> 7) & (bases | (bases >> 1) | (bases >> 2)) & 248276819175) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 6) & (empty >> 7) & (bases | (bases >> 6) | (bases >> 7)) & 248276819175) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 10) & (empty >> 1) & (bases | (bases >> 1)) & 16625679855) +
        <i32>popcnt((empty >> 10) & (empty >> 1) & (empty >> 6) & (empty >> 11) & ((bases >> 10) | (bases >> 1)) & 16625679855) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 1) & (empty >> 2) & (bases | (bases >> 1) | (bases >> 2)) & 248276819175) +
        <i32>popcnt((empty >> 5) & (empty >> 6) & (empty >> 2) & (empty >> 7) & ((bases >> 5) | (bases >> 6) | (bases >> 2)) & 248276819175) +
        <i32>popcnt(empty & (empty >> 1) & (empty >> 6) & (empty >> 11) & (bases | (bases >> 1)) & 16625679855) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 10) & (empty >> 11) & (bases | (bases >> 11)) & 16625679855);
    case 18:
      return <i32>popcnt((empty >> 5) & (empty >> 1) & (empty >> 6) & (empty >> 2) & ((bases >> 5) | (bases >> 1) | (bases >> 2)) & 248276819175) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 6) & (empty >> 11) & (bases | (bases >> 6)) & 16625679855) +
        <i32>popcnt(empty & (empty >> 1) & (empty >> 6) & (empty >> 7) & (bases | (bases >> 1) | (bases >> 7)) & 248276819175) +
        <i32>popcnt((empty >> 5) & (empty >> 10) & (empty >> 1) & (empty >> 6) & ((bases >> 5) | (bases >> 1)) & 16625679855);
    case 19:
      return <i32>popcnt(empty & (empty >> 1) & (empty >> 6) & (empty >> 7) & (bases | (bases >> 1) | (bases >> 7)) & 248276819175) +
        <i32>popcnt((empty >> 5) & (empty >> 10) & (empty >> 1) & (empty >> 6) & ((bases >> 5) | (bases >> 1)) & 16625679855) +
        <i32>popcnt((empty >> 5) & (empty >> 1) & (empty >> 6) & (empty >> 2) & ((bases >> 5) | (bases >> 1) | (bases >> 2)) & 248276819175) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 6) & (empty >> 11) & (bases | (bases >> 6)) & 16625679855);
    case 20:
      return <i32>popcnt((empty >> 10) & (empty >> 1) & (empty >> 6) & (empty >> 11) & (empty >> 2) & ((bases >> 10) | (bases >> 1) | (bases >> 2)) & 7758650599) +
        <i32>popcnt(empty & (empty >> 5) & (empty >> 6) & (empty >> 7) & (empty >> 12) & (bases | (bases >> 6) | (bases >> 7)) & 7758650599) +
        <i32>popcnt((empty >> 5) & (empty >> 10) & (empty >> 6) & (empty >> 2) & (empty >> 7) & ((bases >> 5) | (bases >> 6) | (bases >> 2)) & 7758650599) +
        <i32>popcnt(empty & (empty >> 1) & (empty >> 6) & (empty >> 11) & (empty >> 12) & (bases | (bases >> 1) | (bases >> 12)) & 7758650599);
    default:
      return 0;
  }
}

export function fittingOf(number: i32, empty: u64, bases: u64): u64 {
  switch (number) {
    case 0:
      return empty & (empty >> 1) & (bases | (bases >> 1)) & 17024696172015;
    case 1:
      return (empty >> 5) & (bases);
    case 2:
      return empty & (empty >> 5) & (empty >> 1) & (bases | (bases >> 1)) & 532021755375;
    case 3:
      return empty & (empty >> 1) & (empty >> 6) & (bases | (bases >> 1)) & 532021755375;
    case 4:
      return empty & (empty >> 5) & (empty >> 6) & (bases | (bases >> 6)) & 532021755375;
    case 5:
      return (empty >> 5) & (empty >> 1) & (empty >> 6) & ((bases >> 5) | (bases >> 1)) & 532021755375;
    case 6:
      return empty & (empty >> 5) & (empty >> 1) & (empty >> 6) & (bases | (bases >> 1)) & 532021755375;
    case 7:
      return empty & (empty >> 1) & (empty >> 6) & (empty >> 2) & (empty >> 7) & (bases | (bases >> 1) | (bases >> 2)) & 248276819175;
    case 8:
      return empty & (empty >> 5) & (empty >> 1) & (empty >> 6) & (empty >> 7) & (bases | (bases >> 1) | (bases >> 7)) & 248276819175;
    case 9:
      return empty & (empty >> 5) & (empty >> 10) & (empty >> 1) & (empty >> 6) & (bases | (bases >> 1)) & 16625679855;
    case 10:
      return (empty >> 5) & (empty >> 10) & (empty >> 1) & (empty >> 6) & (empty >> 11) & ((bases >> 5) | (bases >> 1)) & 16625679855;
    case 11:
      return empty & (empty >> 5) & (empty >> 1) & (empty >> 2) & (bases | (bases >> 1) | (bases >> 2)) & 248276819175;
    case 12:
      return (empty >> 5) & (empty >> 6) & (empty >> 2) & (empty >> 7) & ((bases >> 5) | (bases >> 6) | (bases >> 2)) & 248276819175;
    case 13:
      return empty & (empty >> 1) & (empty >> 6) & (empty >> 11) & (bases | (bases >> 1)) & 16625679855;
    case 14:
      return empty & (empty >> 5) & (empty >> 10) & (empty >> 11) & (bases | (bases >> 11)) & 16625679855;
    case 15:
      return empty & (empty >> 1) & (empty >> 2) & (empty >> 7) & (bases | (bases >> 1) | (bases >> 2)) & 248276819175;
    case 16:
      return empty & (empty >> 5) & (empty >> 6) & (empty >> 7) & (bases | (bases >> 6) | (bases >> 7)) & 248276819175;
    case 17:
      return empty & (empty >> 5) & (empty >> 10) & (empty >> 1) & (bases | (bases >> 1)) & 16625679855;
    case 18:
      return (empty >> 10) & (empty >> 1) & (empty >> 6) & (empty >> 11) & ((bases >> 10) | (bases >> 1)) & 16625679855;
    case 19:
      return empty & (empty >> 5) & (empty >> 10) & (empty >> 6) & (empty >> 7) & (bases | (bases >> 6) | (bases >> 7)) & 7758650599;
    case 20:
      return empty & (empty >> 1) & (empty >> 6) & (empty >> 11) & (empty >> 2) & (bases | (bases >> 1) | (bases >> 2)) & 7758650599;
    case 21:
      return (empty >> 5) & (empty >> 6) & (empty >> 2) & (empty >> 7) & (empty >> 12) & ((bases >> 5) | (bases >> 6) | (bases >> 2)) & 7758650599;
    case 22:
      return (empty >> 10) & (empty >> 1) & (empty >> 6) & (empty >> 11) & (empty >> 12) & ((bases >> 10) | (bases >> 1) | (bases >> 12)) & 7758650599;
    case 23:
      return empty & (empty >> 1) & (empty >> 2) & (bases | (bases >> 1) | (bases >> 2)) & 7944858213607;
    case 24:
      return (empty >> 5) & (empty >> 10) & (bases);
    case 25:
      return empty & (empty >> 1) & (empty >> 2) & (empty >> 3) & (bases | (bases >> 1) | (bases >> 2) | (bases >> 3)) & 3404939234403;
    case 26:
      return (empty >> 5) & (empty >> 10) & (empty >> 15) & (bases);
    case 27:
      return empty & (empty >> 1) & (empty >> 2) & (empty >> 3) & (empty >> 4) & (bases | (bases >> 1) | (bases >> 2) | (bases >> 3) | (bases >> 4)) & 1134979744801;
    case 28:
      return (empty >> 5) & (empty >> 10) & (empty >> 15) & (empty >> 20) & (bases);
    case 29:
      return empty & (empty >> 1) & (empty >> 6) & (empty >> 2) & (bases | (bases >> 1) | (bases >> 2)) & 248276819175;
    case 30:
      return (empty >> 5) & (empty >> 1) & (empty >> 6) & (empty >> 7) & ((bases >> 5) | (bases >> 1) | (bases >> 7)) & 248276819175;
    case 31:
      return empty & (empty >> 5) & (empty >> 10) & (empty >> 6) & (bases | (bases >> 6)) & 16625679855;
    case 32:
      return (empty >> 5) & (empty >> 1) & (empty >> 6) & (empty >> 11) & ((bases >> 5) | (bases >> 1)) & 16625679855;
    case 33:
      return (empty >> 5) & (empty >> 1) & (empty >> 6) & (empty >> 11) & (empty >> 7) & ((bases >> 5) | (bases >> 1) | (bases >> 7)) & 7758650599;
    case 34:
      return (empty >> 5) & (empty >> 1) & (empty >> 6) & (empty >> 2) & ((bases >> 5) | (bases >> 1) | (bases >> 2)) & 248276819175;
    case 35:
      return empty & (empty >> 5) & (empty >> 6) & (empty >> 11) & (bases | (bases >> 6)) & 16625679855;
    case 36:
      return empty & (empty >> 1) & (empty >> 6) & (empty >> 7) & (bases | (bases >> 1) | (bases >> 7)) & 248276819175;
    case 37:
      return (empty >> 5) & (empty >> 10) & (empty >> 1) & (empty >> 6) & ((bases >> 5) | (bases >> 1)) & 16625679855;
    case 38:
      return (empty >> 10) & (empty >> 1) & (empty >> 6) & (empty >> 11) & (empty >> 2) & ((bases >> 10) | (bases >> 1) | (bases >> 2)) & 7758650599;
    case 39:
      return empty & (empty >> 5) & (empty >> 6) & (empty >> 7) & (empty >> 12) & (bases | (bases >> 6) | (bases >> 7)) & 7758650599;
    case 40:
      return empty & (empty >> 1) & (empty >> 6) & (empty >> 2) & (empty >> 7) & (bases | (bases >> 1) | (bases >> 2)) & 248276819175;
    case 41:
      return empty & (empty >> 5) & (empty >> 1) & (empty >> 6) & (empty >> 7) & (bases | (bases >> 1) | (bases >> 7)) & 248276819175;
    case 42:
      return empty & (empty >> 5) & (empty >> 10) & (empty >> 1) & (empty >> 6) & (bases | (bases >> 1)) & 16625679855;
    case 43:
      return (empty >> 5) & (empty >> 10) & (empty >> 1) & (empty >> 6) & (empty >> 11) & ((bases >> 5) | (bases >> 1)) & 16625679855;
    case 44:
      return empty & (empty >> 5) & (empty >> 1) & (empty >> 6) & (empty >> 2) & (bases | (bases >> 1) | (bases >> 2)) & 248276819175;
    case 45:
      return (empty >> 5) & (empty >> 1) & (empty >> 6) & (empty >> 2) & (empty >> 7) & ((bases >> 5) | (bases >> 1) | (bases >> 2)) & 248276819175;
    case 46:
      return empty & (empty >> 5) & (empty >> 1) & (empty >> 6) & (empty >> 11) & (bases | (bases >> 1)) & 16625679855;
    case 47:
      return empty & (empty >> 5) & (empty >> 10) & (empty >> 6) & (empty >> 11) & (bases | (bases >> 6)) & 16625679855;
    case 48:
      return empty & (empty >> 5) & (empty >> 1) & (empty >> 2) & (bases | (bases >> 1) | (bases >> 2)) & 248276819175;
    case 49:
      return (empty >> 5) & (empty >> 6) & (empty >> 2) & (empty >> 7) & ((bases >> 5) | (bases >> 6) | (bases >> 2)) & 248276819175;
    case 50:
      return empty & (empty >> 1) & (empty >> 6) & (empty >> 11) & (bases | (bases >> 1)) & 16625679855;
    case 51:
      return empty & (empty >> 5) & (empty >> 10) & (empty >> 11) & (bases | (bases >> 11)) & 16625679855;
    case 52:
      return empty & (empty >> 1) & (empty >> 2) & (empty >> 7) & (bases | (bases >> 1) | (bases >> 2)) & 248276819175;
    case 53:
      return empty & (empty >> 5) & (empty >> 6) & (empty >> 7) & (bases | (bases >> 6) | (bases >> 7)) & 248276819175;
    case 54:
      return empty & (empty >> 5) & (empty >> 10) & (empty >> 1) & (bases | (bases >> 1)) & 16625679855;
    case 55:
      return (empty >> 10) & (empty >> 1) & (empty >> 6) & (empty >> 11) & ((bases >> 10) | (bases >> 1)) & 16625679855;
    case 56:
      return empty & (empty >> 1) & (empty >> 2) & (empty >> 7) & (bases | (bases >> 1) | (bases >> 2)) & 248276819175;
    case 57:
      return empty & (empty >> 5) & (empty >> 6) & (empty >> 7) & (bases | (bases >> 6) | (bases >> 7)) & 248276819175;
    case 58:
      return empty & (empty >> 5) & (empty >> 10) & (empty >> 1) & (bases | (bases >> 1)) & 16625679855;
    case 59:
      return (empty >> 10) & (empty >> 1) & (empty >> 6) & (empty >> 11) & ((bases >> 10) | (bases >> 1)) & 16625679855;
    case 60:
      return empty & (empty >> 5) & (empty >> 1) & (empty >> 2) & (bases | (bases >> 1) | (bases >> 2)) & 248276819175;
    case 61:
      return (empty >> 5) & (empty >> 6) & (empty >> 2) & (empty >> 7) & ((bases >> 5) | (bases >> 6) | (bases >> 2)) & 248276819175;
    case 62:
      return empty & (empty >> 1) & (empty >> 6) & (empty >> 11) & (bases | (bases >> 1)) & 16625679855;
    case 63:
      return empty & (empty >> 5) & (empty >> 10) & (empty >> 11) & (bases | (bases >> 11)) & 16625679855;
    case 64:
      return (empty >> 5) & (empty >> 1) & (empty >> 6) & (empty >> 2) & ((bases >> 5) | (bases >> 1) | (bases >> 2)) & 248276819175;
    case 65:
      return empty & (empty >> 5) & (empty >> 6) & (empty >> 11) & (bases | (bases >> 6)) & 16625679855;
    case 66:
      return empty & (empty >> 1) & (empty >> 6) & (empty >> 7) & (bases | (bases >> 1) | (bases >> 7)) & 248276819175;
    case 67:
      return (empty >> 5) & (empty >> 10) & (empty >> 1) & (empty >> 6) & ((bases >> 5) | (bases >> 1)) & 16625679855;
    case 68:
      return empty & (empty >> 1) & (empty >> 6) & (empty >> 7) & (bases | (bases >> 1) | (bases >> 7)) & 248276819175;
    case 69:
      return (empty >> 5) & (empty >> 10) & (empty >> 1) & (empty >> 6) & ((bases >> 5) | (bases >> 1)) & 16625679855;
    case 70:
      return (empty >> 5) & (empty >> 1) & (empty >> 6) & (empty >> 2) & ((bases >> 5) | (bases >> 1) | (bases >> 2)) & 248276819175;
    case 71:
      return empty & (empty >> 5) & (empty >> 6) & (empty >> 11) & (bases | (bases >> 6)) & 16625679855;
    case 72:
      return (empty >> 10) & (empty >> 1) & (empty >> 6) & (empty >> 11) & (empty >> 2) & ((bases >> 10) | (bases >> 1) | (bases >> 2)) & 7758650599;
    case 73:
      return empty & (empty >> 5) & (empty >> 6) & (empty >> 7) & (empty >> 12) & (bases | (bases >> 6) | (bases >> 7)) & 7758650599;
    case 74:
      return (empty >> 5) & (empty >> 10) & (empty >> 6) & (empty >> 2) & (empty >> 7) & ((bases >> 5) | (bases >> 6) | (bases >> 2)) & 7758650599;
    case 75:
      return empty & (empty >> 1) & (empty >> 6) & (empty >> 11) & (empty >> 12) & (bases | (bases >> 1) | (bases >> 12)) & 7758650599;
    default:
      return 0;
  }
}
