/** What an interview may not be about, in words that speak of the person: “famille de produits” may stay. */
const TABOO = String.raw`const TABOO = /(^|[^\p{L}])(enfants?|child(ren)?|kids|mari[ée]e?s?|married|conjointe?|spouse|enceinte|grossesse|pregnan\p{L}*|(votre|situation|charges?|vie de) famil\p{L}+|(your|own) family|family (life|status|situation)|religi\p{L}+|croyances?|syndica\p{L}+|trade unions?|(opinions?|idées) politiques?|political (views?|opinions?)|(bonne|votre|état de|problèmes? de) santé|(good|your) health|maternit\p{L}*|paternit\p{L}*|croyante?s?|jeunes? et|young and|(moins|plus) de \d+ ans(?! d)|(under|over) \d+ years old|health (problem|condition|issue)s?|maladies?|illness(es)?|handicap\p{L}*|disab\p{L}+|(votre|vos|leurs?) origines?|your origins?|ethnic\p{L}*|nationalit\p{L}+|quel âge|votre âge|how old|your age|née? (en|le)|were you born|orientation sexuelle|sexual orientation|vos loisirs|your hobb(y|ies))(?![\p{L}])/iu
`

/** The brief, made into criteria one may ask about. */
export const LINES = `${TABOO}const { criteria, jury } = $('settings').first().json
const wanted = [...new Set(String(criteria).split(/\\r?\\n/).map((line) => line.replace(/^[\\s*•-]+/, '').trim()).filter(Boolean))]
const people = [...new Set(String(jury).split(/[\\s,;]+/).filter(Boolean))]
const why = wanted.length < 2 || wanted.length > 6 ? 'count' : people.length === 0 || people.length > 4 || !people.every((one) => /^[^@]+@[^@]+\\.[^@]+$/.test(one)) ? 'jury' : wanted.some((line) => TABOO.test(line)) ? 'taboo' : ''
return [{ json: { why, wanted, people } }]`

/** A question stays only if it is one, is short, and keeps to the job. */
export const KIT = `${TABOO}const { wanted } = $('lines').first().json
const { title } = $('settings').first().json
const plain = (text) => String(text ?? '').toLowerCase().replace(/[’']/g, "'").replace(/\\s+/g, ' ').trim()
const found = $input.first().json.output?.criteria ?? []
const dropped = []
const parts = wanted.map((criterion) => {
  const one = found.find((each) => plain(each.criterion) === plain(criterion))
  const questions = (one?.questions ?? []).map((text) => String(text).trim()).filter((text) => {
    const keeps = /\\?$/.test(text) && text.length <= 220 && !TABOO.test(text)
    if (!keeps) dropped.push(text)
    return keeps
  }).slice(0, 2)
  const clean = (text) => (TABOO.test(String(text)) ? '' : String(text ?? '').trim())
  return { criterion, questions, strong: clean(one?.strong), weak: clean(one?.weak) }
})
return [{ json: { title, parts, dropped, gaps: parts.filter(({ questions }) => questions.length < 2).map(({ criterion }) => criterion), ready: parts.some(({ questions }) => questions.length > 0) } }]`

/** The kit as a text, for HR to read and for the jury to print. */
export const said = (words: {
  readonly strong: string
  readonly weak: string
  readonly write: string
  readonly dropped: string
  readonly yours: string
  readonly none: string
  readonly note: string
}): string =>
  `const { title, parts, dropped } = $('kit').first().json
const { people } = $('lines').first().json
const owner = (at) => people[at % people.length]
const text = parts.map(({ criterion, questions, strong, weak }, at) => [(at + 1) + '. ' + criterion + ' (' + owner(at) + ')', ...questions.map((one) => '   – ' + one), ...(questions.length < 2 ? ['   – ${words.write}'] : []), ...(strong ? ['   ${words.strong}' + strong] : []), ...(weak ? ['   ${words.weak}' + weak] : []), '   ${words.note}'].join('\\n')).join('\\n\\n')
const review = text + (dropped.length > 0 ? '\\n\\n${words.dropped}\\n' + dropped.join('\\n') : '')
return people.map((email) => ({ json: { title, email, text, review, mine: '${words.yours}' + (parts.filter((_, at) => owner(at) === email).map(({ criterion }) => criterion).join(', ') || '${words.none}') } }))`
