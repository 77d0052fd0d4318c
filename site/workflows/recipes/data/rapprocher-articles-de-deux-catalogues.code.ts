/** Each item of the other company beside ours: by barcode, by maker's reference, else by likeness. */
import { inBoth } from '../../fragments/code.ts'

export const MATCH = inBoth(
  (words) => String.raw`const { batch, least } = $('settings').first().json
const ours = $('ours').all().map(({ json }) => json), theirs = $('theirs').all().map(({ json }) => json), known = $input.all().map(({ json }) => json)
const told = (text) => [{ json: { kind: 'told', text } }]
const silent = [...ours, ...theirs, ...known].find((row) => row.error !== undefined)
if (silent) return told('${words.silent}' + (silent.error?.message ?? silent.error))
const items = (rows) => rows.filter((row) => String(row.reference ?? '').trim())
if (items(ours).length === 0 || items(theirs).length === 0) return told('${words.empty}')
const plain = (text) => String(text ?? '').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
// A sheet drops leading zeros; a barcode has eight, twelve, thirteen or fourteen digits and a check digit.
const barcode = (value) => {
  const digits = String(value ?? '').replace(/\D/g, '').replace(/^0+/, '')
  if (digits.length < 7 || digits.length > 14) return ''
  const full = digits.padStart(14, '0')
  const sum = [...full.slice(0, 13)].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 1 : 3), 0)
  return (10 - (sum % 10)) % 10 === Number(full[13]) ? full : ''
}
const maker = (row) => { const name = plain(row.maker).replace(/[^A-Z0-9]/g, ''), own = plain(row.maker_ref).replace(/[^A-Z0-9]/g, ''); return name && own.length > 2 ? name + ' ' + own : '' }
// « M 8x40 » and « M8 x 40 » are the same figures.
const wordsIn = (row) => [...new Set(plain(row.label).replace(/(\d)[.,](\d)/g, '$1_$2').replace(/(\d)\s*[X×*]\s*(?=\d)/g, '$1 ').replace(/\b([A-Z]) (?=\d)/g, '$1').split(/[^A-Z0-9_]+/).filter((word) => word.length > 1 || /\d/.test(word)))]
const figures = (list) => list.filter((word) => /\d/.test(word)).sort().join(' ')
const index = (rows, key) => rows.reduce((map, row) => { for (const one of [key(row)].flat().filter(Boolean)) map.set(one, [...(map.get(one) ?? []), row]); return map }, new Map())
const mine = items(ours), byCode = index(mine, (row) => barcode(row.ean)), byMaker = index(mine, maker)
const listed = mine.map((row) => ({ row, list: wordsIn(row) })), byWord = new Map()
for (const one of listed) for (const word of one.list) (byWord.get(word) ?? byWord.set(word, []).get(word)).push(one)
const done = new Set(known.map((row) => String(row.theirs ?? '').trim()).filter(Boolean))
const seen = new Set()
const open = items(theirs).filter((row) => { const name = String(row.reference).trim(); return done.has(name) || seen.has(name) ? false : seen.add(name) })
const unit = (one, other) => plain(one.unit).trim() === plain(other.unit).trim() ? '' : '${words.unit}' + (other.unit || '?') + ' / ' + (one.unit || '?')
const rows = open.slice(0, batch).map((row) => {
  const found = (level, by, list) => ({ kind: 'row', theirs: String(row.reference).trim(), label: row.label ?? '', level, by,
    ours: list.map((one) => one.reference).join(' ; '), ours_label: list.map((one) => one.label).join(' ; '), note: list.length === 1 ? unit(list[0], row) : '' })
  const code = byCode.get(barcode(row.ean)) ?? [], own = byMaker.get(maker(row)) ?? []
  if (code.length && own.length && !code.some((one) => own.includes(one))) return { ...found('${words.propose}', '${words.clash}', [code[0], own[0]]) }
  const either = [...new Set([...code, ...own])]
  if (either.length === 1) return found('${words.sure}', code.length ? '${words.code}' : '${words.maker}', either)
  if (either.length > 1) return found('${words.propose}', '${words.several}', either.slice(0, 3))
  const asked = wordsIn(row), near = new Set(asked.flatMap((word) => { const list = byWord.get(word) ?? []; return list.length > 400 ? [] : list }))
  const alike = [...near].filter((one) => figures(one.list) === figures(asked)).map((one) => {
    const common = asked.filter((word) => one.list.includes(word)).length
    return { row: one.row, score: common / (asked.length + one.list.length - common) }
  }).filter((one) => one.score >= least).sort((one, other) => other.score - one.score).slice(0, 3)
  return alike.length ? found('${words.propose}', '${words.label}', alike.map((one) => one.row)) : found('${words.none}', '', [])
})
if (rows.length === 0) return told('${words.done}')
return rows.map((row) => ({ json: { ...row, left: open.length - rows.length } }))`,
  {
    fr: {
      silent: 'Google Sheets ne répond pas, rien n’est rapproché : ',
      empty: 'Une des deux feuilles d’articles est vide : rien n’est rapproché.',
      unit: 'unité différente : ',
      sure: 'sûr',
      propose: 'à choisir',
      none: 'aucun',
      code: 'code-barres',
      maker: 'fabricant et référence',
      several: 'plusieurs articles au même code',
      clash: 'le code-barres et la référence se contredisent',
      label: 'libellé',
      done: 'Tous les articles de l’autre catalogue ont leur ligne : ce flux peut être arrêté.',
    },
    en: {
      silent: 'Google Sheets does not answer, nothing was matched: ',
      empty: 'One of the two item sheets is empty: nothing was matched.',
      unit: 'another unit: ',
      sure: 'sure',
      propose: 'to choose',
      none: 'none',
      code: 'barcode',
      maker: 'maker and reference',
      several: 'several items under one code',
      clash: 'barcode and reference disagree',
      label: 'label',
      done: 'Every item of the other catalogue has its row: this flow can be stopped.',
    },
  },
)

export const COUNT = inBoth(
  (
    words,
  ) => String.raw`const rows = $('kind').all().map(({ json }) => json), written = $input.all().map(({ json }) => json)
const lost = written.find((one) => one.error !== undefined)
if (lost) return [{ json: { text: '${words.lost}' + (lost.error?.message ?? lost.error) } }]
const of = (level) => rows.filter((row) => row.level === level).length
return [{ json: { text: '${words.sure}' + of('${words.isSure}') + '${words.choose}' + of('${words.isOpen}') + '${words.none}' + of('${words.isNone}')
  + '${words.units}' + rows.filter((row) => row.note).length + '${words.left}' + rows[0].left + '.' } }]`,
  {
    fr: {
      lost: 'Les rapprochements de la nuit n’ont pas été écrits et seront refaits : ',
      sure: 'Sûrs : ',
      choose: ', à choisir : ',
      none: ', sans équivalent : ',
      units: ', unités différentes : ',
      left: ', reste : ',
      isSure: 'sûr',
      isOpen: 'à choisir',
      isNone: 'aucun',
    },
    en: {
      lost: 'Last night’s matches were not written and will be made again: ',
      sure: 'Sure: ',
      choose: ', to choose: ',
      none: ', without a match: ',
      units: ', different units: ',
      left: ', left: ',
      isSure: 'sure',
      isOpen: 'to choose',
      isNone: 'none',
    },
  },
)
