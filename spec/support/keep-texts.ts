/** Renders each text of the site once a run, however many tests look at its page. */
import { inject } from 'vitest'
import { ResultCache } from '../../site/prerender/result-cache.ts'

/** To be called again by whoever has modules forgotten. */
export const keepTexts = async (): Promise<void> => {
  const { cacheMarkdown } = await import('../../site/prerender/markdown-cache.ts')
  cacheMarkdown(new ResultCache(inject('texts')), 'this run')
}

await keepTexts()
