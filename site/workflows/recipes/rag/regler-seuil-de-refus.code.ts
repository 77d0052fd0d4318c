/** From the scores of questions whose answer is known to exist, or not, to the threshold that costs least. */
import { inBoth } from '../../fragments/code.ts'

/** Half a set of questions gives half a threshold: what is missing is said before anything is searched. */
export const ROWS = inBoth(
  (say: Record<string, string>) => `const { least } = $('settings').first().json
const rows = $input.all().map(({ json }) => ({ question: String(json.Question ?? '').replace(/\\s+/g, ' ').trim(), inside: /^(oui|yes|true|1)$/i.test(String(json.${say['answered']} ?? '').trim()), known: /^(oui|yes|true|1|non|no|false|0)$/i.test(String(json.${say['answered']} ?? '').trim()) }))
const error = $input.first().json.error
const kept = rows.filter(({ question, known }, at) => question && known && rows.findIndex((one) => one.question.toLowerCase() === question.toLowerCase()) === at)
const inside = kept.filter((one) => one.inside).length
const outside = kept.length - inside
const fault = error !== undefined ? '${say['shut']}' : inside < least || outside < least ? '${say['few']}' + inside + '${say['and']}' + outside + '${say['needed']}' + least + '.' : ''
return [{ json: { fault, inside, outside, questions: kept.map(({ question, inside }) => ({ question, inside })) } }]`,
  {
    fr: {
      answered: 'Traitee',
      shut: 'La table des questions est illisible.',
      few: 'Trop peu de questions : traitées et hors sujet sont ',
      and: ' et ',
      needed: ' ; il en faut de chaque sorte au moins ',
    },
    en: {
      answered: 'Covered',
      shut: 'The table of questions cannot be read.',
      few: 'Too few questions: covered and beyond are ',
      and: ' and ',
      needed: '; of each kind there must be at least ',
    },
  },
)

/**
 * One best passage for each question, in their order. Each score is a possible threshold; between two of them
 * nothing changes, so the one proposed lies halfway. A wrong answer weighs as much as several silences.
 */
export const SCAN = inBoth(
  (say: Record<string, string>) => `const { questions } = $('rows').first().json
const { weight } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const isDown = rows.length !== questions.length || rows.some(({ document, score }) => !document || typeof score !== 'number')
if (isDown) return [{ json: { fault: '${say['down']}' } }]
const asked = questions.map((one, at) => ({ ...one, score: rows[at].score }))
const judge = (at) => {
  const wrong = asked.filter(({ inside, score }) => !inside && score >= at).length
  const silent = asked.filter(({ inside, score }) => inside && score < at).length
  return { at, wrong, silent, cost: weight * wrong + silent }
}
const scores = [...new Set(asked.map(({ score }) => score))].sort((one, other) => one - other)
const between = [scores[0] - 0.01, ...scores.slice(1).map((one, at) => (one + scores[at]) / 2), scores.at(-1) + 0.01].map((at) => judge(Math.round(at * 1000) / 1000))
const least = Math.min(...between.map(({ cost }) => cost))
const best = between.filter(({ cost }) => cost === least).at(-1)
const strict = between.find(({ wrong }) => wrong === 0)
const current = judge(Number($('settings').first().json.current))
const safe = (text) => text.replace(/[<>&]/g, ' ')
const line = (name, { at, wrong, silent }) => '<tr><td>' + name + '</td><td>' + at + '</td><td>' + wrong + ' / ' + $('rows').first().json.outside + '</td><td>' + silent + ' / ' + $('rows').first().json.inside + '</td></tr>'
const lost = asked.filter(({ inside, score }) => inside && score < best.at)
const through = asked.filter(({ inside, score }) => !inside && score >= best.at)
const list = (title, some) => some.length === 0 ? '' : '<p>' + title + '</p><ul>' + some.slice(0, 10).map(({ question, score }) => '<li>' + safe(question) + ' (' + Math.round(score * 1000) / 1000 + ')</li>').join('') + '</ul>'
return [{ json: {
  fault: '', best, strict, current,
  html: '<table><tr><th></th><th>${say['threshold']}</th><th>${say['wrong']}</th><th>${say['silent']}</th></tr>' + line('${say['now']}', current) + line('${say['best']}', best) + line('${say['strict']}', strict) + '</table>' + list('${say['through']}', through) + list('${say['lost']}', lost),
} }]`,
  {
    fr: {
      down: 'La recherche est en panne, ou la base est vide : aucune mesure.',
      threshold: 'Seuil',
      wrong: 'Hors sujet répondues',
      silent: 'Traitées refusées',
      now: 'Actuel',
      best: 'Proposé',
      strict: 'Strict',
      through: 'Au seuil proposé, répondues à tort :',
      lost: 'Au seuil proposé, refusées à tort :',
    },
    en: {
      down: 'The search is down, or the store is empty: no measurement.',
      threshold: 'Threshold',
      wrong: 'Beyond, yet answered',
      silent: 'Covered, yet refused',
      now: 'Current',
      best: 'Proposed',
      strict: 'Strict',
      through: 'At the proposed one, answered wrongly:',
      lost: 'At the proposed one, refused wrongly:',
    },
  },
)

/** The words of the form are those that its answer comes back in. */
export const CHOSEN = inBoth(
  (say: Record<string, string>) => `const { choice } = $input.first().json
const { best, strict } = $('scan').first().json
const found = { '${say['best']}': best, '${say['strict']}': strict }[choice]
return [{ json: found ? { change: true, value: found.at, wrong: found.wrong, silent: found.silent } : { change: false } }]`,
  {
    fr: { best: 'Prendre le seuil proposé', strict: 'Prendre le seuil strict' },
    en: { best: 'Take the proposed threshold', strict: 'Take the strict threshold' },
  },
)
