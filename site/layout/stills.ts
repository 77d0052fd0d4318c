/** Opale where she is only drawn, never alive, and her name: files, so that no page carries them. */
export const STILLS = ['nap', 'born', 'wordmark', 'beside', 'asking'] as const
export type Still = (typeof STILLS)[number]

/** Address of a still in a theme; `prerender/stills.ts` draws the files. */
export const stillPath = (still: Still, theme: 'dark' | 'light'): string =>
  `/opale/${still}.${theme}.svg`
