/** Sentences about a customer, each tied to words of the recording, and a draft made of those that hold. */
import { inBoth, STANDS } from '../../fragments/code.ts'

const PARTS = ['before', 'work', 'after', 'words']

/** A sentence stands on its quotation, its figures too; spoken numbers are words, so both forms of small ones count. */
export const CHECKED = inBoth(
  (
    say: Record<string, string>,
  ) => String.raw`${say['stands']}const { customer, least } = $('settings').first().json
const transcript = String($('hear').first().json.text ?? '')
const { output, error } = $input.first().json
const NUMBERS = ${say['numbers']}
const figures = (one) => String(one).match(/\d+(?:[.,]\d+)?/g) ?? []
const spoken = (figure, quote) => figures(quote).includes(figure) || (NUMBERS[figure] ?? []).some((word) => plain(quote).split(/[^\p{L}]+/u).includes(word))
const safe = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;')
const seen = new Set()
const all = (output?.sentences ?? []).map((one) => ({ part: one.part, text: String(one.text ?? '').trim(), quote: String(one.quote ?? '').trim() })).filter(({ text }) => text && !seen.has(text) && seen.add(text))
const why = (one) => !stands(one.quote, transcript) || one.quote.split(/\s+/).length < 4 ? '${say['notSaid']}' : one.part === 'words' && plain(one.text) !== plain(one.quote) ? '${say['altered']}' : figures(one.text).some((figure) => !spoken(figure, one.quote)) ? '${say['figure']}' : ''
const kept = all.filter((one) => why(one) === '')
const dropped = all.filter((one) => why(one) !== '')
const TITLES = { before: '${say['before']}', work: '${say['work']}', after: '${say['after']}', words: '${say['words']}' }
const order = ${JSON.stringify(PARTS)}
const missing = order.filter((part) => !kept.some((one) => one.part === part)).map((part) => TITLES[part])
const body = order.filter((part) => kept.some((one) => one.part === part)).map((part) => '<h2>' + TITLES[part] + '</h2>' + kept.filter((one) => one.part === part).map(({ text }) => part === 'words' ? '<blockquote><p>' + safe(text) + '</p></blockquote>' : '<p>' + safe(text) + '</p>').join('')).join('')
const state = error !== undefined || !output ? 'silent' : kept.length < least ? 'thin' : 'ready'
const list = (title, some) => some.length === 0 ? [] : [title + '\n' + some.join('\n')]
const notes = [
  ...list('${say['dropped']}', dropped.map((one) => '- ' + safe(one.text) + ' (' + why(one) + ')')),
  ...list('${say['ask']}', missing.map((one) => '- ' + one)),
  ...list('${say['proofs']}', kept.map((one) => '- ' + safe(one.text) + ' ← « ' + safe(one.quote) + ' »')),
].join('\n\n')
return [{ json: { state, kept: kept.length, dropped: dropped.length, missing, title: '${say['case']}' + customer, body, notes } }]`,
  {
    fr: {
      stands: STANDS.fr,
      numbers:
        "{ 2: ['deux'], 3: ['trois'], 4: ['quatre'], 5: ['cinq'], 6: ['six'], 7: ['sept'], 8: ['huit'], 9: ['neuf'], 10: ['dix'], 12: ['douze'], 15: ['quinze'], 20: ['vingt'], 30: ['trente'], 50: ['cinquante'] }",
      notSaid: 'non dit tel quel',
      altered: 'citation retouchée',
      figure: 'chiffre non dit',
      before: 'Avant',
      work: 'Ce qui a été fait',
      after: 'Ce qui a changé',
      words: 'Ses mots',
      dropped: 'Écarté du brouillon :',
      ask: 'Rien dit de cela, à redemander :',
      proofs: 'D’où vient chaque phrase :',
      case: 'Cas client, à faire relire : ',
    },
    en: {
      stands: STANDS.en,
      numbers:
        "{ 2: ['two'], 3: ['three'], 4: ['four'], 5: ['five'], 6: ['six'], 7: ['seven'], 8: ['eight'], 9: ['nine'], 10: ['ten'], 12: ['twelve'], 15: ['fifteen'], 20: ['twenty'], 30: ['thirty'], 50: ['fifty'] }",
      notSaid: 'not said like that',
      altered: 'quotation altered',
      figure: 'figure not said',
      before: 'Before',
      work: 'What was done',
      after: 'What has changed',
      words: 'In their words',
      dropped: 'Left out of the draft:',
      ask: 'Nothing said of this, to ask again:',
      proofs: 'Where each sentence comes from:',
      case: 'Customer case, to be reread: ',
    },
  },
)
