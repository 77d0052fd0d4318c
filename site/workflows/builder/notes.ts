/** The notes on a flow's canvas: what to connect, what a person decides, what happens on failure. */
import type { FlowNode } from '../flow/flow.ts'
import { NODES } from '../nodes/index.ts'
import { serviceName } from '../nodes/services.ts'
import type { Recipe } from '../recipes/recipe.ts'
import type { Position } from './layout.ts'
import { nodeId } from './node-id.ts'
import type { Language } from './said.ts'

const SIZE = { width: 400, height: 240 } as const
const GAP = 32
const COLOURS = { connect: 4, decides: 5, fails: 3 } as const

export const notesOf = (
  recipe: Recipe,
  slug: string,
  language: Language,
  places: readonly Position[],
): readonly FlowNode[] => {
  const left = Math.min(...places.map(([x]) => x))
  const top = Math.min(...places.map(([, y]) => y)) - SIZE.height - 3 * GAP
  const { approval, failure } = recipe[language]
  const words = WORDS[language]
  const texts = {
    connect: `## ${words.connect}\n${connected(recipe, language)}`,
    decides: `## ${words.decides}\n${approval}`,
    fails: `## ${words.fails}\n${failure}`,
  }
  return Object.entries(texts).map(([note, content], at) => ({
    id: nodeId(`${slug}/note/${note}`),
    name: `${words.note} ${at + 1}`,
    type: NODES.stickyNote.type,
    typeVersion: NODES.stickyNote.version,
    position: [left + at * (SIZE.width + GAP), top],
    parameters: { content, ...SIZE, color: COLOURS[note as keyof typeof COLOURS] },
  }))
}

const connected = (recipe: Recipe, language: Language): string => {
  const facts = Object.values(recipe.nodes).map(({ use }) => NODES[use])
  const services = new Set(
    facts.flatMap((fact) => ('service' in fact && fact.credentials ? [fact.service] : [])),
  )
  const words = WORDS[language]
  const accounts = [...services].map((service) => `- ${serviceName(service, language)}`)
  const settings = Object.entries(recipe.nodes).find(([key]) => key === 'settings')
  return [
    ...(accounts.length > 0 ? [words.accounts, ...accounts] : [words.nothing]),
    ...(settings ? ['', words.settings(settings[1].name[language])] : []),
  ].join('\n')
}

const WORDS = {
  fr: {
    note: 'Note',
    connect: 'À relier',
    decides: 'Ce qu’une personne décide',
    fails: 'Si quelque chose échoue',
    accounts: 'Un compte pour chacun de ces services :',
    nothing: 'Aucun compte à relier.',
    settings: (name: string) => `Vos valeurs s’écrivent dans le nœud « ${name} ».`,
  },
  en: {
    note: 'Note',
    connect: 'To connect',
    decides: 'What a person decides',
    fails: 'If something fails',
    accounts: 'An account for each of these services:',
    nothing: 'No account to connect.',
    settings: (name: string) => `Your own values go into the node “${name}”.`,
  },
} as const
