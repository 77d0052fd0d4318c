/** A rewritten question is held to the words that were written; an answer to the passages it quotes. */
import { inBoth } from '../../fragments/code.ts'

const BARE = String.raw`const bare = (value) => String(value ?? '').normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim()
`

export const PRIOR = inBoth(
  (words) => String.raw`${BARE}const { question, session } = $('settings').first().json
const { kept, error } = $input.first().json
const before = error || !session ? '' : String(kept ?? '').trim().slice(0, 300)
const asked = bare(question).split(' ').filter(Boolean)
// ${words.comment}
const leans = ${words.leans}.test(bare(question))
return [{ json: { before, follows: Boolean(before) && asked.length > 0 && (asked.length <= 6 || leans) } }]`,
  {
    fr: {
      comment: 'Six mots au plus, ou un mot qui renvoie à ce qui précède.',
      leans:
        '/^(et|ou|mais|meme chose|pareil|idem)\\b|\\b(celui|celle|ceux|celles|eux|cela|ca|dans ce cas)\\b/',
    },
    en: {
      comment: 'Six words at most, or a word that points back.',
      leans:
        '/^(and|or|but|same|likewise|what about|how about)\\b|\\b(that|those|these|them|it|in that case)\\b/',
    },
  },
)

export const PROVEN = inBoth(
  (words) => String.raw`${BARE}const { question } = $('settings').first().json
const { before, follows } = $('prior').first().json
if (!follows) return [{ json: { understood: question, how: 'alone' } }]
const both = before + ' ; ' + question
const { whole = '', same } = $input.first().json.output ?? {}
if (same === false) return [{ json: { understood: question, how: 'alone' } }]
// ${words.comment}
const stems = new Set(bare(both).split(' ').map((word) => word.slice(0, 5)))
const small = new Set('${words.small}'.split(' '))
const added = bare(whole).split(' ').filter((word) => word && !small.has(word) && !stems.has(word.slice(0, 5)))
const lost = bare(question).split(' ').filter((word) => word.length > 3 && !small.has(word)).filter((word) => !bare(whole).split(' ').some((one) => one.slice(0, 5) === word.slice(0, 5)))
const good = whole.trim() && whole.length <= 300 && added.length === 0 && lost.length === 0
return [{ json: { understood: good ? whole.replace(/\s+/g, ' ').trim() : both, how: good ? 'rewritten' : 'joined', added } }]`,
  {
    fr: {
      comment: 'Chaque mot plein vient d’une des deux questions ; aucun de la nouvelle ne se perd.',
      small:
        'a au aux d de des du en est et l la le les pour quel quelle quelles quels qu que qui s sa se ses son sont sur un une y t il elle ils elles combien comment quand ou par dans avec autres meme chose',
    },
    en: {
      comment: 'Each full word comes from one of the questions; none of the new one is lost.',
      small:
        'a an and are at by do does for from how in is it of on or the there to what when where which who with s others same about long many much',
    },
  },
)

export const PASSAGES = String.raw`const { closest } = $('settings').first().json
const rows = $input.all().map(({ json }) => json)
const passages = rows.filter(({ document, score }) => document && score >= closest).slice(0, 4).map(({ document: { pageContent, metadata = {} } }) => ({ text: pageContent, source: metadata.title ?? metadata.source ?? '?' }))
// Out of reach, the store hands back what came in.
const isDown = rows.some((one) => !one.document && Object.keys(one).length > 0)
return [{ json: { state: isDown ? 'down' : passages.length ? 'some' : 'empty', passages, text: passages.map(({ text }, at) => '[' + (at + 1) + ']\n' + text).join('\n\n') } }]`

export const CHECKED = String.raw`const { passages } = $('passages').first().json
const { text, error } = $input.first().json
const answer = String(text ?? '').trim().slice(0, 1500)
const numbers = [...new Set([...answer.matchAll(/\[(\d+)\]/g)].map((one) => Number(one[1])))]
const sound = numbers.length > 0 && numbers.every((one) => passages[one - 1])
return [{ json: { state: error !== undefined ? 'silent' : sound ? 'sound' : 'hollow', answer, sources: sound ? numbers.map((one) => '[' + one + '] ' + passages[one - 1].source) : [] } }]`
