/** One task of a company, before and after. */
import type { z } from 'zod'
import { balance } from '../balance.ts'
import { ANY_BLOCK, collection, picture } from '../collection.ts'
import { pageRecord } from '../schema.ts'
import { at } from '../scene.ts'

const useCaseRecord = pageRecord.extend({ balance: balance.optional() })
export type UseCaseRecord = z.infer<typeof useCaseRecord>

/** A use case's content: a page, and the hours that it gives back. */
export const defineUseCase = (record: UseCaseRecord): UseCaseRecord => record

export default collection({
  screen: 'use-case',
  family: {
    id: 'use-case',
    universe: 'ia',
    name: { fr: 'Cas d’usage', en: 'Use cases' },
    badge: { fr: 'Cas d’usage', en: 'Use case' },
  },
  schema: useCaseRecord,
  words: [800, 1300],
  body: 'required',
  blocks: ANY_BLOCK,
  picture: picture(
    'use-case',
    ['Cas d’usage', 'Avant, après, et ce qu’il faut|entre les deux.'],
    ['Use case', 'Before, after, and what it takes|in between.'],
  ),
  pages: {
    'cas-usage-chatbot-support': { scene: at('talk', 'guards', 'content', 'lamp') },
    'cas-usage-automatisation-rh': { scene: at('pigeonholes', 'listens', 'loving', 'window') },
    'cas-usage-rag-documentation': { scene: at('library', 'listens', 'happy', 'dawn') },
    'cas-usage-generation-contenu': { scene: at('line', 'draws', 'happy', 'window') },
    'cas-usage-agent-vente': { scene: at('talk', 'shows', 'joyful', 'window') },
  },
})
