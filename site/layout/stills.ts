/** Opale where she is only drawn, never alive, and her name: files, so that no page carries them. */
export const STILLS = ['nap', 'born', 'wordmark'] as const
export type Still = (typeof STILLS)[number]

/** Address of a still in a theme; `prerender/drawn-files.ts` draws the files. */
export const stillPath = (still: Still, theme: 'dark' | 'light'): string =>
  `/opale/${still}.${theme}.svg`
