/** What can be added, grouped and found by name. */
import type { Language } from '../../routes/language.ts'
import { NODES } from '../../workflows/nodes/index.ts'
import type { NodeFact, NodeKind } from '../../workflows/nodes/fact.ts'
import { wordsOf } from '../../workflows/library/words-of.ts'
import { foundBy } from '../../workflows/library/filter.ts'

export interface PaletteGroup {
  readonly kind: NodeKind
  readonly facts: readonly NodeFact[]
}

const KINDS: readonly NodeKind[] = ['trigger', 'ai', 'core', 'service', 'part', 'note']

/** @param kinds those that may stand where the new node is to go */
export const groupsFor = (
  question: string,
  language: Language,
  mayStand: (fact: NodeFact) => boolean,
): readonly PaletteGroup[] => {
  const words = wordsOf(question)
  const found = Object.values(NODES).filter(
    (fact) =>
      mayStand(fact) &&
      foundBy(
        words,
        [fact.label.fr, fact.label.en, fact.does[language], fact.type].flatMap(wordsOf),
      ),
  )
  const byName = found.toSorted((one, other) =>
    one.label[language].localeCompare(other.label[language], language),
  )
  return KINDS.map((kind) => ({ kind, facts: byName.filter((fact) => fact.kind === kind) })).filter(
    ({ facts }) => facts.length > 0,
  )
}
