/** Several answers to one need, by what counts for whom. */
import { z } from 'zod'
import { ANY_BLOCK, collection, picture } from '../collection.ts'
import { pageRecord, type PageRecord } from '../schema.ts'
import { weighing, type WeighingOf } from '../weighing.ts'
import { at } from '../scene.ts'

const comparisonRecord = pageRecord.extend({ weighing })
export type ComparisonRecord = z.infer<typeof comparisonRecord>

/** A comparison's content: a page, and what its products are weighed by. */
export const defineComparison = <const Criterion extends string>(
  record: PageRecord & { weighing: WeighingOf<Criterion> },
): ComparisonRecord => record

export default collection({
  screen: 'comparison',
  family: {
    id: 'comparison',
    universe: 'ia',
    name: { fr: 'Comparatifs', en: 'Comparisons' },
    badge: { fr: 'Comparatif', en: 'Comparison' },
    feed: true,
  },
  schema: comparisonRecord,
  words: [900, 1600],
  body: 'required',
  blocks: ANY_BLOCK,
  structuredData: 'article',
  openGraph: 'article',
  // Shared weights stand in the address.
  eager: 'asked',
  picture: picture(
    'comparison',
    ['Comparatif', 'La réponse d’abord,|les raisons ensuite.'],
    ['Comparison', 'The answer first,|then the reasons.'],
  ),
  pages: {
    'claude-vs-gpt4': { scene: at('talk', 'draws', 'content', 'crescent') },
    'comparateur-llm-2025': { scene: at('bench', 'listens', 'curious', 'stars') },
    'comparatif-llm-2025': { scene: at('crossroads', 'studies', 'neutral', 'crescent') },
    'comparatif-bases-vectorielles': { scene: at('sky', 'listens', 'curious', 'dawn') },
    'comparatif-frameworks-rag': { scene: at('stairs', 'listens', 'curious', 'window') },
    'comparatif-agents-ia': { scene: at('relay', 'draws', 'curious', 'dawn') },
    'comparatif-llm-code': { scene: at('desk', 'studies', 'content', 'stars') },
  },
})
