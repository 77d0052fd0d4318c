/** Six pages about six timber merchants, and a stand-in that reads whichever it sees no note of. */
import type { Chase } from './chase.ts'

export const PAGES: Readonly<Record<string, string>> = {
  'page 1': 'oak 1,150 EUR a cubic metre, Dijon',
  'page 2': 'oak 1,080 EUR a cubic metre, Nevers',
  'page 3': 'ash only',
  'page 4': 'oak 1,210 EUR a cubic metre, Tours',
  'page 5': 'closed until January',
  'page 6': 'oak 990 EUR a cubic metre, Moulins',
}

export const reader: Pick<Chase, 'choose' | 'act'> = {
  choose: async (seen) =>
    Object.keys(PAGES).find((page) => seen.every(({ action }) => action !== page)),
  act: async (page) => PAGES[page] ?? 'no such page',
}
