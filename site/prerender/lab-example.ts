/** The lab's example in its text: the first commands of a life, played by the engine at build. */
import { exampleOf } from '../pages/lab/run/examples.ts'
import { deltaOf } from '../pages/lab/run/difference.ts'
import { askedOf } from '../pages/lab/run/draws.ts'
import { momentAt, type Moment } from '../pages/lab/run/moment.ts'
import { play } from '../pages/lab/run/run.ts'
import type { Language } from '../routes/language.ts'

/** Puts the example in the place of `{{trace}}`. */
export const withLabExample = (markdown: string, language: Language): string =>
  markdown.replace('{{trace}}', () => trace(language))

const trace = (language: Language): string => {
  const run = play(exampleOf('days'))
  const rows = Array.from({ length: ROWS }, (_, i) => rowOf(momentAt(run, i + 1), language))
  const { head } = WORDS[language]
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

const ROWS = 6

const WORDS = {
  fr: {
    head: ['N°', 'Commande', 'Ce qui change', 'Premiers tirages', 'Empreinte'],
    nothing: '–',
    answers: { true: 'oui', false: 'non' },
  },
  en: {
    head: ['No.', 'Command', 'What changes', 'First draws', 'Hash'],
    nothing: '–',
    answers: { true: 'yes', false: 'no' },
  },
} as const

const rowOf = ({ seq, input, changes, draws, mark }: Moment, language: Language) => {
  const { nothing, answers } = WORDS[language]
  const stats = changes.flatMap((change) => {
    const delta = deltaOf(change)
    const [, stat] = /^stats\.(\w+)$/u.exec(change.path) ?? []
    return stat === undefined || delta === undefined
      ? []
      : [`${stat} ${delta > 0 ? '+' : '−'}${Math.abs(delta)}`]
  })
  const asked = draws.slice(0, 2).map((draw) => {
    const gave = String(draw.gave)
    return `\`${askedOf(draw)}\` : ${answers[gave as keyof typeof answers] ?? gave}`
  })
  return [
    String(seq),
    `\`${input?.[1].type ?? ''}\``,
    stats.join(', ') || nothing,
    asked.join('<br>') || nothing,
    `\`${mark}\``,
  ]
}
