import type { Lead } from '../../weighing/rank.ts'
import type { WORDS } from './words.ts'

/** Who leads, in a sentence. */
export const said = (words: (typeof WORDS)['fr'], names: readonly string[], lead: Lead): string => {
  const named = (products: readonly number[]) =>
    products.map((product) => names[product]).join(words.and)
  switch (lead.kind) {
    case 'none':
      return words.none
    case 'level':
      return words.level(named(lead.first))
    case 'close':
      return words.close(names[lead.first]!, named(lead.next))
    case 'ahead':
      return words[lead.next.length === 1 ? 'ahead' : 'aheadOfSeveral'](
        names[lead.first]!,
        named(lead.next),
        lead.by,
      )
  }
}
