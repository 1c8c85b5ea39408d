/** The thinking budget of a yardstick. */

/** Milliseconds of the clock, or a number of games played to their end. */
export type Budget = { readonly milliseconds: number } | { readonly playouts: number };

/** Calls the function as often as the budget allows, at least once. */
export function spend(budget: Budget, think: (number: number) => void): void {
  if ('playouts' in budget) {
    for (let number = 0; number < budget.playouts; number++) think(number);
    return;
  }
  const end = performance.now() + budget.milliseconds;
  for (let number = 0; number === 0 || performance.now() < end; number++) think(number);
}
