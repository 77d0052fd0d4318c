/** A graph in words, step by step, for who does not see it. */
import type { Bilingual, Language } from '../../routes/language.ts'
import type { Graph, GraphNode } from './graph.ts'

/** One sentence a node, in the order in which the diagram was written. */
export const stepsOf = ({ nodes, edges, groups }: Graph, language: Language): readonly string[] => {
  const words = WORDS[language]
  const names = new Map(nodes.map(({ id, name }) => [id, name]))
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]))
  return nodes.map((node, index) => {
    const group =
      node.group === nodes[index - 1]?.group ? undefined : groupNames.get(node.group ?? '')
    const following = edges
      .filter(({ from }) => from === node.id)
      .map(({ to, label }) => `${names.get(to)}${label === undefined ? '' : ` (${label})`}`)
    const told = following.length === 0 ? '' : `${words.next} ${following.join(words.or)}`
    return `${group === undefined ? '' : `${group}${words.colon}`}${titleOf(node, words)}${told}`
  })
}

const titleOf = ({ name, detail, kind }: GraphNode, words: typeof fr): string => {
  const notes = [detail, words.kinds[kind]].filter((note) => note !== undefined && note !== '')
  return notes.length === 0 ? name : `${name} (${notes.join(', ')})`
}

const fr = {
  next: '. Ensuite\u00A0:',
  or: '\u00A0; ',
  colon: '\u00A0: ',
  kinds: { step: '', end: '', person: 'une personne décide', failure: 'échec' },
}

const en: typeof fr = {
  next: '. Then:',
  or: '; ',
  colon: ': ',
  kinds: { step: '', end: '', person: 'a person decides', failure: 'failure' },
}

const WORDS: Bilingual<typeof fr> = { fr, en }
