/** The numbered rulings that this game follows; tests and explanations carry their numbers. */
export const RULINGS = Array.from({ length: 11 }, (_, index) => `CO-${index + 1}`);
