/** The criteria of an enquiry, and the code that scores it by what the message really says. */
interface Words {
  readonly needs: string[]
  readonly timings: string[]
  readonly sizes: string[]
  readonly unknown: string
  readonly comment: string
  /** Quotation marks with what stands between them and the words. */
  readonly marks: readonly [string, string]
  readonly between: string
}

export const WORDS: Readonly<Record<'fr' | 'en', Words>> = {
  fr: {
    needs: ['automatisation', 'site', 'autre', 'inconnu'],
    timings: ['moins de trois mois', 'plus tard', 'inconnu'],
    sizes: ['moins de 10', '10-249', '250 et plus', 'inconnu'],
    unknown: 'inconnu',
    comment:
      'Vos critères : changez les points et le seuil ici, un mot aussi dans « Forme attendue ».',
    marks: ['« ', ' »'],
    between: ' ; ',
  },
  en: {
    needs: ['automation', 'website', 'other', 'unknown'],
    timings: ['under three months', 'later', 'unknown'],
    sizes: ['under 10', '10-249', '250 and over', 'unknown'],
    unknown: 'unknown',
    comment: 'Your criteria: change points and threshold here, a word in “Expected shape” as well.',
    marks: ['“', '”'],
    between: '; ',
  },
}

export const SCORE = ([stands, words]: readonly [string, Words]): string => {
  const { needs, timings, sizes, unknown, comment, marks, between } = words
  return `// ${comment}
const POINTS = {
  need: { '${needs[0]}': 40, '${needs[1]}': 20 },
  timing: { '${timings[0]}': 30, '${timings[1]}': 10 },
  size: { '${sizes[0]}': 15, '${sizes[1]}': 30, '${sizes[2]}': 20 },
}
const THRESHOLD = 60

${stands}
const enquiry = $('form').first().json
const read = $json.output
let score = 0
const reasons = []
for (const criterion of Object.keys(POINTS)) {
  const quote = read[criterion + '_quote']
  const value = stands(quote, enquiry.message) ? read[criterion] : '${unknown}'
  const points = POINTS[criterion][value] ?? 0
  score += points
  reasons.push(value + ' (+' + points + ')' + (points > 0 ? ' ${marks[0]}' + quote + '${marks[1]}' : ''))
}
return { json: { ...enquiry, score, reason: reasons.join('${between}'), enough: score >= THRESHOLD } }`
}
