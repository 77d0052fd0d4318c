/** A tool with a question of every kind, for the frame's stories and tests. */
import type { ReactElement } from 'react'
import { Heading } from '#ui/heading'
import { Section } from '#ui/section'
import { opens } from '../../../site/pages/tool/frame/open.tsx'
import type { Shape, Told, ToolParts } from '../../../site/pages/tool/frame/tool-parts.ts'
import { Verdict } from '../../../site/pages/tool/frame/verdict.tsx'
import type { PageData } from '../../../site/routes/page-data.ts'
import type { Tool } from '../../../site/tools/frame/tool.ts'
import type { ToolWords } from '../../../site/tools/frame/words.ts'

interface Hours {
  readonly yearly: number
  readonly teams: number
}

export const SAMPLE_TOOL: Tool<Hours> = {
  id: 'sample',
  version: 1,
  questions: [
    { id: 'size', part: 'firm', kind: 'choice', options: ['one', 'more', 'unsure'] },
    {
      id: 'teams',
      part: 'firm',
      kind: 'several',
      options: ['sales', 'support', 'law'],
      most: 2,
      when: ({ size }) => size === 'more',
    },
    {
      id: 'hours',
      part: 'task',
      kind: 'amount',
      least: 0,
      most: 60,
      step: 0.5,
      unit: 'hours',
    },
    {
      id: 'weeks',
      part: 'task',
      kind: 'amount',
      least: 1,
      most: 52,
      step: 1,
      unit: 'count',
      start: 44,
      rough: true,
    },
    { id: 'note', part: 'task', kind: 'text', longest: 400, lines: 3, optional: true },
  ],
  evaluate: ({ hours, weeks = 44, teams }) => ({
    yearly: typeof hours === 'number' && typeof weeks === 'number' ? hours * weeks : 0,
    teams: Array.isArray(teams) ? teams.length : 0,
  }),
}

const words: ToolWords = {
  parts: { firm: 'Entreprise', task: 'Tâche' },
  questions: {
    size: {
      ask: 'Combien êtes-vous ?',
      help: 'Sans compter les associés.',
      short: 'Équipe',
      options: {
        one: { label: 'Seul', note: 'Tout passe par vous.', said: 'Alors chaque heure compte.' },
        more: { label: 'Plusieurs' },
        unsure: { label: 'Je ne sais pas' },
      },
    },
    teams: {
      ask: 'Quelles équipes sont concernées ?',
      short: 'Équipes',
      options: {
        sales: { label: 'Ventes' },
        support: { label: 'Service client' },
        law: { label: 'Juridique' },
      },
    },
    hours: {
      ask: 'Combien d’heures par semaine ?',
      short: 'Heures',
      help: 'Une semaine ordinaire.',
    },
    weeks: { ask: 'Combien de semaines par an ?', short: 'Semaines' },
    note: { ask: 'Que faut-il savoir de plus ?', short: 'Remarque' },
  },
}

type ToldHours = Told<Hours, ToolWords>

function Result({ result, earlier }: ToldHours): ReactElement {
  const before = earlier[0]?.result.yearly
  return (
    <Verdict
      title={`${result.yearly} heures par an`}
      lead={before === undefined ? 'Un premier calcul.' : `${before} la fois d’avant.`}
      figure={{ value: String(result.teams), unit: 'équipes', made: 'Comme vous l’avez dit.' }}
    />
  )
}

function Beside({ result }: ToldHours): ReactElement {
  return (
    <Section>
      <Heading level={2}>{`${result.yearly} heures par an`}</Heading>
    </Section>
  )
}

export const sampleParts = (shape: Shape): ToolParts<Hours, ToolWords> => ({
  tool: SAMPLE_TOOL,
  shape,
  words: () => Promise.resolve(words),
  Result: shape === 'steps' ? Result : Beside,
  summary: ({ result }) => `${result.yearly} heures par an.`,
  card: ({ result }) => ({ title: `${result.yearly} heures par an` }),
})

/** @param tool another one with the same words */
export const openSample = (shape: Shape, tool = SAMPLE_TOOL) =>
  opens({ ...sampleParts(shape), tool })(SAMPLE_PAGE)

const SAMPLE_PAGE = {
  id: 'sample',
  language: 'fr',
  here: '/sample',
  heading: 'Une tâche de trop ?',
  tool: { shape: 'steps', name: 'Exemple d’outil', address: 'exemple.fr/outil', asks: [] },
} as unknown as PageData
