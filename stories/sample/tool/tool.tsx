/** A tool with a question of every kind, for the frame's stories and tests. */
import type { ReactElement } from 'react'
import { Heading } from '#ui/heading'
import { Section } from '#ui/section'
import { opens } from '../../../site/pages/tool/frame/open.tsx'
import type { Shape, Told, ToolParts } from '../../../site/pages/tool/frame/tool-parts.ts'
import { Verdict } from '../../../site/pages/tool/frame/verdict.tsx'
import type { Language } from '../../../site/routes/language.ts'
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

const FR: ToolWords = {
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

const EN: ToolWords = {
  parts: { firm: 'Company', task: 'Task' },
  questions: {
    size: {
      ask: 'How many are you?',
      help: 'Partners do not count.',
      short: 'Team',
      options: {
        one: { label: 'One', note: 'All goes through you.', said: 'Then each hour counts.' },
        more: { label: 'Several' },
        unsure: { label: 'I do not know' },
      },
    },
    teams: {
      ask: 'Which teams is it about?',
      short: 'Teams',
      options: {
        sales: { label: 'Sales' },
        support: { label: 'Support' },
        law: { label: 'Legal' },
      },
    },
    hours: { ask: 'How many hours a week?', short: 'Hours', help: 'An ordinary week.' },
    weeks: { ask: 'How many weeks a year?', short: 'Weeks' },
    note: { ask: 'What else should one know?', short: 'Note' },
  },
}

type ToldHours = Told<Hours, ToolWords>

const SAID = {
  fr: {
    yearly: (hours: number) => `${hours} heures par an`,
    first: 'Un premier calcul.',
    before: (hours: number) => `${hours} la fois d’avant.`,
    teams: { unit: 'équipes', made: 'Comme vous l’avez dit.' },
    heading: 'Une tâche de trop ?',
    tool: { name: 'Exemple d’outil', address: 'exemple.fr/outil' },
  },
  en: {
    yearly: (hours: number) => `${hours} hours a year`,
    first: 'A first reckoning.',
    before: (hours: number) => `${hours} the time before.`,
    teams: { unit: 'teams', made: 'As you said.' },
    heading: 'One task too many?',
    tool: { name: 'A sample tool', address: 'example.com/tool' },
  },
}

function Result({ result, earlier, language }: ToldHours): ReactElement {
  const said = SAID[language]
  const before = earlier[0]?.result.yearly
  return (
    <Verdict
      title={said.yearly(result.yearly)}
      lead={before === undefined ? said.first : said.before(before)}
      figure={{ value: String(result.teams), ...said.teams }}
    />
  )
}

function Beside({ result, language }: ToldHours): ReactElement {
  return (
    <Section>
      <Heading level={2}>{SAID[language].yearly(result.yearly)}</Heading>
    </Section>
  )
}

export const sampleParts = (shape: Shape): ToolParts<Hours, ToolWords> => ({
  tool: SAMPLE_TOOL,
  shape,
  words: (language) => Promise.resolve(language === 'en' ? EN : FR),
  Result: shape === 'steps' ? Result : Beside,
  summary: ({ result, language }) => `${SAID[language].yearly(result.yearly)}.`,
  card: ({ result, language }) => ({ title: SAID[language].yearly(result.yearly) }),
})

/** @param tool another one with the same words */
export const openSample = (shape: Shape, tool = SAMPLE_TOOL, language: Language = 'fr') =>
  opens({ ...sampleParts(shape), tool })(pageIn(language))

const pageIn = (language: Language) =>
  ({
    id: 'sample',
    language,
    here: '/sample',
    heading: SAID[language].heading,
    tool: { shape: 'steps', ...SAID[language].tool, asks: [] },
  }) as unknown as PageData
