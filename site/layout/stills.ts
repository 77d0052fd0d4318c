/** Pictures of Opale, and the wordmark: files of their own, so that no document carries them. */
import type { SceneName } from '../content/scene.ts'

/** Those that every page shows; a scene belongs to one page. */
export const STILLS = ['nap', 'born', 'wordmark'] as const
export type Still = (typeof STILLS)[number]

/** Address of a still in a theme; `prerender/drawn-files.ts` and `prerender/scene/files.ts` draw the files. */
export const stillPath = (still: Still | SceneName, theme: 'dark' | 'light'): string =>
  `/opale/${still}.${theme}.svg`
