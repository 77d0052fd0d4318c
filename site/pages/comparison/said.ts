import type { Lead } from '../../weighing/rank.ts'
import type { WORDS } from './words.ts'

/** Who leads, in a sentence. */
export const said = (words: (typeof WORDS)['fr'], names: readonly string[], lead: Lead): string => {
  switch (lead.kind) {
    case 'none':
      return words.none
    case 'level':
      return words.level(lead.first.map((product) => names[product]).join(words.and))
    case 'close':
      return words.close(names[lead.first]!, names[lead.second]!)
    case 'ahead':
      return words.ahead(names[lead.first]!, names[lead.second]!, lead.by)
  }
}
