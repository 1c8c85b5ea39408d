/** The numbered rulings that this game follows; tests and explanations carry their numbers. */
export const RULINGS = Array.from({ length: 20 }, (_, index) => `RW-${index + 1}`);
