/** House abbreviations: those that questions without an answer hold, what they mean, and a question said in full. */
import { inBoth } from '../../fragments/code.ts'

/** Capitals and digits, asked by at least two people; what everybody knows and what was asked before stays out. */
export const FOUND = inBoth(
  (
    say: Record<string, string>,
  ) => String.raw`const { common, least, most } = $('settings').first().json
const known = new Set($('known').all().map(({ json }) => String(json.term ?? '')).filter(Boolean))
const ordinary = new Set(common.split(/\s+/))
const terms = new Map()
for (const { json } of $('unanswered').all()) {
  const question = String(json.question ?? '').replace(/\s+/g, ' ').trim()
  if (!question || question === question.toUpperCase()) continue
  for (const [term] of question.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\d]{1,6}(?![\p{L}\p{N}])/gu)) {
    if (known.has(term) || ordinary.has(term) || !/\p{Lu}.*\p{Lu}/u.test(term)) continue
    const one = terms.get(term) ?? { term, people: new Set(), questions: [] }
    one.people.add(String(json.asker ?? '?'))
    if (!one.questions.includes(question)) one.questions.push(question)
    terms.set(term, one)
  }
}
const list = [...terms.values()].filter(({ people }) => people.size >= least).sort((one, other) => other.questions.length - one.questions.length || (one.term < other.term ? -1 : 1)).slice(0, most)
  .map(({ term, people, questions }) => ({ term, people: people.size, questions: questions.slice(0, 10) }))
if (list.length === 0) return []
return [{ json: {
  list,
  fields: list.map(({ term }) => ({ fieldLabel: term, fieldName: term, fieldType: 'text', requiredField: false })),
  message: '${say['intro']}\n\n' + list.map((one) => one.term + ' (' + one.people + '${say['people']}' + one.questions.slice(0, 2).map((each) => '${say['before']}' + each.slice(0, 200) + '${say['after']}').join('${say['and']}')).join('\n') + '\n\n${say['how']}',
} }]`,
  {
    fr: {
      intro:
        'L’assistant n’a rien trouvé pour ces questions de la semaine. Que veulent dire ces sigles ?',
      people: ' personnes) : ',
      before: '« ',
      after: ' »',
      and: ' ; ',
      how: 'Une ligne par sigle. « - » : ce n’en est pas un, ne plus demander. Vide : plus tard.',
    },
    en: {
      intro:
        'The assistant found nothing for these questions of the week. What do these letters stand for?',
      people: ' people): ',
      before: '“',
      after: '”',
      and: '; ',
      how: 'One line each. “-”: not an abbreviation, do not ask again. Empty: later.',
    },
  },
)

/** Nothing came back, or nothing was filled in: no row. */
export const LEARNED = `const given = $input.first().json.data ?? {}
const { list } = $('found').first().json
const { keeper } = $('settings').first().json
return list.map(({ term }) => ({ term, said: String(given[term] ?? '').replace(/\\s+/g, ' ').trim().slice(0, 120) }))
  .filter(({ said }) => said === '-' || said.length > 2)
  .map(({ term, said }) => ({ json: { term, meaning: said === '-' ? '' : said, by: keeper } }))`

const SPELT = String.raw`const spelt = (question, glossary) => glossary.filter(({ term, meaning }) => term && meaning).reduce((text, { term, meaning }) => text.replace(new RegExp('(?<![\\p{L}\\p{N}])' + term.replace(/[.*+?^$(){}|[\]\\]/g, '\\$&') + '(?![\\p{L}\\p{N}])', 'u'), () => term + ' (' + meaning + ')'), question)
`

/** The very questions that found nothing, once more. */
export const AGAIN = `${SPELT}const learned = $('learned').all().map(({ json }) => json)
const { list } = $('found').first().json
const meant = learned.filter(({ meaning }) => meaning)
const questions = [...new Set(list.filter(({ term }) => meant.some((one) => one.term === term)).flatMap((one) => one.questions))].slice(0, 20)
return questions.map((question) => ({ json: { question: spelt(question, meant) } }))`

/** One passage a question at most: as many good ones as questions that now find something. */
export const PROOF = inBoth(
  (say: Record<string, string>) => `const rows = $input.all().map(({ json }) => json)
const asked = $('again').all().filter(({ json }) => json.question).length
const { closest } = $('settings').first().json
const learned = $('learned').all().map(({ json }) => json)
const isDown = rows.some((row) => !row.document && Object.keys(row).length > 0)
const found = rows.filter(({ document, score }) => document && score >= closest).length
const list = learned.map(({ term, meaning }) => '- ' + term + '${say['means']}' + (meaning || '${say['none']}')).join('\\n')
return [{ json: { asked, found, text: '${say['learned']}\\n' + list + '\\n\\n' + (isDown ? '${say['down']}' : asked === 0 ? '${say['nothing']}' : found + '${say['of']}' + asked + '${say['now']}' + (found < asked ? '${say['missing']}' : '')) } }]`,
  {
    fr: {
      none: 'pas un sigle',
      means: ' : ',
      learned: 'Retenu :',
      down: 'La base n’a pas répondu : gain non mesuré.',
      nothing: 'Aucune question à reposer.',
      of: ' question(s) sur ',
      now: ' trouvent maintenant un passage.',
      missing: ' Pour les autres, il manque un document.',
    },
    en: {
      none: 'not an abbreviation',
      means: ': ',
      learned: 'Kept:',
      down: 'The store did not answer: gain not measured.',
      nothing: 'No question to put again.',
      of: ' question(s) out of ',
      now: ' now find a passage.',
      missing: ' For the rest a document is missing.',
    },
  },
)

/** For the assistant: the question that people read, and the one that is searched for. */
export const SPELLED = `${SPELT}const question = String($('called').first().json.question ?? '').trim().slice(0, 500)
const glossary = $input.all().map(({ json }) => json)
return [{ json: { question, searched: spelt(question, glossary) } }]`
