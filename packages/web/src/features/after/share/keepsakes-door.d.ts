/** How programs without a page see `keepsakes.ts`, whose imports know of one. */
export declare const makeKeepsakes: import('./keepsake-making.ts').MakeKeepsakes;
