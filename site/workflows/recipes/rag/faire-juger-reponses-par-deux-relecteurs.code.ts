/** Answers drawn by lot, put to two readers who do not see each other's verdicts, and how far they agree. */
import { inBoth } from '../../fragments/code.ts'

/** n8n puts the form in place of its expression, where a dollar sign would mean something else. */
export const SHEET = inBoth(
  (
    say: Record<string, string>,
  ) => `const rows = $input.all().map(({ json }) => json).filter(({ id }) => id !== undefined)
if (rows.length === 0) return []
const safe = (text) => String(text ?? '').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/[$]/g, '&#36;').slice(0, 1500)
const named = (sources) => Array.isArray(sources) ? sources.map((each) => each?.title ?? each?.path ?? each).join(' ; ') : sources
const options = ['${say['right']}', '${say['partial']}', '${say['wrong']}', '${say['unsure']}'].map((option) => ({ option }))
const fields = rows.flatMap((one, at) => [
  { fieldType: 'html', elementName: 'a' + (at + 1), html: '<p><strong>' + (at + 1) + '. ' + safe(one.question) + '</strong></p><p>' + safe(one.answer) + '</p><p><em>' + safe(named(one.sources)) + '</em></p>' },
  { fieldLabel: '${say['answer']} ' + (at + 1), fieldType: 'dropdown', requiredField: true, fieldOptions: { values: options } },
])
return [{ json: { rows: rows.map(({ id, question }) => ({ id, question })), fields, count: rows.length } }]`,
  {
    fr: {
      right: 'Juste',
      partial: 'Incomplète',
      wrong: 'Fausse',
      unsure: 'Je ne sais pas',
      answer: 'Réponse',
    },
    en: {
      right: 'Right',
      partial: 'Incomplete',
      wrong: 'Wrong',
      unsure: 'I do not know',
      answer: 'Answer',
    },
  },
)

/** A form in an email hands back its fields by their labels; a reader who does not know, or kept silent, has given no verdict. */
export const JUDGED = inBoth(
  (say: Record<string, string>) => `const { rows } = $('sheet').first().json
const one = $('first').first().json.data ?? {}
const two = $('second').first().json.data ?? {}
const KINDS = { '${say['right']}': 'right', '${say['partial']}': 'partial', '${say['wrong']}': 'wrong' }
const verdict = (data, at) => KINDS[data['${say['answer']} ' + (at + 1)]] ?? ''
return rows.map(({ id, question }, at) => {
  const first = verdict(one, at)
  const second = verdict(two, at)
  return { json: { id, question, first, second, state: !first || !second ? 'alone' : first !== second ? 'apart' : first } }
})`,
  {
    fr: { right: 'Juste', partial: 'Incomplète', wrong: 'Fausse', answer: 'Réponse' },
    en: { right: 'Right', partial: 'Incomplete', wrong: 'Wrong', answer: 'Answer' },
  },
)

/** Agreement first: below it, the share of right answers says little. */
export const REPORT = inBoth(
  (say: Record<string, string>) => `const rows = $('judged').all().map(({ json }) => json)
const { least } = $('settings').first().json
const kept = $input.all().filter(({ json }) => json.answer !== undefined).length
const pairs = rows.filter(({ state }) => state !== 'alone')
const agreed = pairs.filter(({ first, second }) => first === second)
const right = agreed.filter(({ first }) => first === 'right').length
const share = pairs.length > 0 ? Math.round(100 * agreed.length / pairs.length) : 0
const names = { right: '${say['right']}', partial: '${say['partial']}', wrong: '${say['wrong']}', '': '${say['none']}' }
const line = (one) => '- ' + one.question + ' (' + names[one.first] + ' / ' + names[one.second] + ')'
const part = (title, list) => list.length === 0 ? [] : [title + '\\n' + list.map(line).join('\\n')]
return [{ json: {
  pairs: pairs.length, share, right,
  text: [
    pairs.length === 0 ? '${say['nobody']}' : pairs.length + '${say['pairs']}' + share + '${say['agree']}' + right + '${say['right2']}' + (share < least ? '${say['weak']}' : ''),
    ...part('${say['bad']}', agreed.filter(({ first }) => first !== 'right')),
    ...part('${say['apart']}', rows.filter(({ state }) => state === 'apart')),
    ...part('${say['alone']}', rows.filter(({ state }) => state === 'alone')),
    ...(kept < rows.length ? ['${say['unkept']}' + (rows.length - kept)] : []),
  ].join('\\n\\n'),
} }]`,
  {
    fr: {
      right: 'juste',
      partial: 'incomplète',
      wrong: 'fausse',
      none: 'sans avis',
      nobody: 'Aucune réponse n’a reçu deux avis cette semaine.',
      pairs: ' réponse(s) à deux avis ; accord ',
      agree: ' %. Jugées justes par les deux : ',
      right2: '.',
      weak: ' Accord trop faible : précisez d’abord ce que « juste » veut dire.',
      bad: 'Mauvaises pour les deux, à corriger :',
      apart: 'Avis contraires, à trancher par vous :',
      alone: 'Un avis manque :',
      unkept: 'Verdicts non enregistrés : ',
    },
    en: {
      right: 'right',
      partial: 'incomplete',
      wrong: 'wrong',
      none: 'no opinion',
      nobody: 'No answer has got two opinions this week.',
      pairs: ' answer(s) with two opinions; agreement ',
      agree: '%. Right for both: ',
      right2: '.',
      weak: ' Agreement too weak: first settle what “right” means.',
      bad: 'Bad for both, to be mended:',
      apart: 'Opinions apart, for you to decide:',
      alone: 'An opinion is missing:',
      unkept: 'Verdicts not kept: ',
    },
  },
)
