/** Pictures of Opale, and the wordmark: files of their own, so that no document carries them. */
export const STILLS = ['nap', 'born', 'wordmark', 'beside', 'asking'] as const
export type Still = (typeof STILLS)[number]

/** Address of a still in a theme; `prerender/drawn-files.ts` draws the files. */
export const stillPath = (still: Still, theme: 'dark' | 'light'): string =>
  `/opale/${still}.${theme}.svg`
