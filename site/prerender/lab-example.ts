/** The lab's example in its text: the first commands of a life, played by the engine at build. */
import { exampleOf } from '../pages/lab/run/examples.ts'
import { deltaOf } from '../pages/lab/run/difference.ts'
import { askedOf } from '../pages/lab/run/draws.ts'
import { momentAt, type Moment } from '../pages/lab/run/moment.ts'
import { play } from '../pages/lab/run/run.ts'
import type { Bilingual, Language } from '../routes/language.ts'

/** As a table in Markdown. */
export const labRun = (language: Language): string => {
  const days = exampleOf('days')
  const run = play({ ...days, inputs: days.inputs.slice(0, ROWS) })
  const rows = Array.from({ length: ROWS }, (_, i) => rowOf(momentAt(run, i + 1), language))
  const { head } = WORDS[language]
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

const ROWS = 6

const fr = {
  head: ['N°', 'Commande', 'Ce qui change', 'Premiers tirages', 'Empreinte'],
  nothing: '–',
  more: (count: number) => `et ${count} autres`,
  answers: { true: 'oui', false: 'non' },
  colon: ' : ',
}

const en: typeof fr = {
  head: ['No.', 'Command', 'What changes', 'First draws', 'Hash'],
  nothing: '–',
  more: (count) => `and ${count} more`,
  answers: { true: 'yes', false: 'no' },
  colon: ': ',
}

const WORDS: Bilingual<typeof fr> = { fr, en }

/** A new level raises everything: a few of it will do. */
const short = (stats: readonly string[], language: Language): string => {
  const more = stats.length - MOST_STATS
  if (more <= 1) return stats.join(', ')
  return `${stats.slice(0, MOST_STATS).join(', ')} ${WORDS[language].more(more)}`
}
const MOST_STATS = 5

const rowOf = ({ seq, input, changes, draws, mark }: Moment, language: Language) => {
  const { nothing, answers, colon } = WORDS[language]
  const stats = changes.flatMap((change) => {
    const delta = deltaOf(change)
    const [, stat] = /^stats\.(\w+)$/u.exec(change.path) ?? []
    return stat === undefined || delta === undefined
      ? []
      : [`${stat} ${delta > 0 ? '+' : '−'}${Math.abs(delta)}`]
  })
  const asked = draws.slice(0, 2).map((draw) => {
    const gave = String(draw.gave)
    return `\`${askedOf(draw, language)}\`${colon}${answers[gave as keyof typeof answers] ?? gave}`
  })
  return [
    String(seq),
    `\`${input?.[1].type ?? ''}\``,
    short(stats, language) || nothing,
    asked.join(', ') || nothing,
    `\`${mark}\``,
  ]
}
