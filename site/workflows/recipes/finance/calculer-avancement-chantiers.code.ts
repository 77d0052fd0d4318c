/** Contracts by stage of completion: what was earned, what was billed, and the loss still to come. */
import { EUROS, inBoth } from '../../fragments/code.ts'

interface Words {
  readonly euros: string
  readonly point: string
  readonly columns: string
  readonly silent: string
  readonly none: string
  readonly stage: string
  readonly accrue: string
  readonly defer: string
  readonly even: string
  readonly loss: string
  readonly stale: string
  readonly since: string
  readonly undated: string
  readonly odd: string
  readonly unknown: string
  readonly totals: readonly [string, string, string]
}

const value = (words: Words) =>
  String.raw`${words.euros}const { closing, fresh } = $('settings').first().json
const sites = $('sites').all().map(({ json }) => json)
const moves = $input.all().map(({ json }) => json)
const broken = [...sites, ...moves].find(({ error, message }) => error !== undefined || message !== undefined)
if (broken) return [{ json: { state: 'broken', rows: [], text: '${words.silent}' + String(broken.error?.message ?? broken.message ?? broken.error) } }]
const cents = (value) => Math.round(Number(value) * 100)
const shown = (value) => euros(value / 100)
const written = (value) => value.toFixed(2).replace('.', '${words.point}')
const end = DateTime.fromISO(closing)
const name = (text) => String(text ?? '').trim().toUpperCase()
const open = sites.filter(({ id, closed }) => id && !closed)
const [code, label, contract, spent, left, percent, earned, billed, accrue, defer, loss] = '${words.columns}'.split(',')
const judged = open.map((one) => {
  const own = moves.find(({ site }) => name(site) === name(one.code)) ?? { spent: 0, billed: 0 }
  const line = one.code + ' ' + one.site
  const said = DateTime.fromISO(String(one.remaining_on ?? '').trim())
  const price = cents(one.contract), cost = cents(own.spent), still = cents(one.remaining ?? NaN), issued = cents(own.billed)
  if (!(price > 0) || !(still >= 0) || !(cost + still > 0)) return { kind: 'odd', line }
  if (!said.isValid || Math.abs(Math.round(end.diff(said, 'days').days)) > fresh) return { kind: 'stale', line: line + (said.isValid ? '${words.since}' + said.toFormat('dd/MM/yyyy') : '${words.undated}') }
  const stage = cost / (cost + still)
  const due = Math.round(price * stage)
  const gap = due - issued
  const coming = Math.round(Math.max(0, cost + still - price) * (1 - stage))
  const rate = Math.round(stage * 1000) / 10
  const row = { [code]: one.code, [label]: one.site, [contract]: written(price / 100), [spent]: written(cost / 100), [left]: written(still / 100), [percent]: written(rate), [earned]: written(due / 100), [billed]: written(issued / 100), [accrue]: written(Math.max(0, gap) / 100), [defer]: written(Math.max(0, -gap) / 100), [loss]: written(coming / 100) }
  return { kind: 'row', row, gap, coming, line: line + '${words.stage}' + String(rate).replace('.', '${words.point}') + '\u00A0%, ' + (gap === 0 ? '${words.even}' : (gap > 0 ? '${words.accrue}' : '${words.defer}') + shown(Math.abs(gap))) + (coming > 0 ? ', ' + '${words.loss}' + shown(coming) : '') }
})
const of = (wanted) => judged.filter(({ kind }) => kind === wanted)
const known = new Set(sites.map(({ code }) => name(code)))
const strangers = moves.filter(({ site }) => site && !known.has(name(site))).map(({ site }) => ({ line: String(site) }))
const rows = of('row')
const sum = (amount) => shown(rows.reduce((all, one) => all + Math.max(0, amount(one)), 0))
const block = (title, list) => (list.length === 0 ? [] : [title, ...list.map(({ line }) => '- ' + line)])
const total = ['${words.totals[0]}' + sum(({ gap }) => gap), '${words.totals[1]}' + sum(({ gap }) => -gap), '${words.totals[2]}' + sum(({ coming }) => coming)].join('\n')
return [{ json: { state: rows.length > 0 ? 'some' : 'none', rows: rows.map(({ row }) => row), stale: of('stale').length, text: [rows.length > 0 ? total : '${words.none}', ...rows.map(({ line }) => '- ' + line), ...block('${words.stale}', of('stale')), ...block('${words.odd}', of('odd')), ...block('${words.unknown}', strangers)].join('\n') } }]`

export const VALUE = inBoth(value, {
  fr: {
    euros: EUROS.fr,
    point: ',',
    columns:
      'Code,Chantier,Marché,Dépensé,Reste à dépenser,Avancement %,Produit acquis,Facturé,À établir,Constaté d’avance,Perte à terminaison',
    silent: 'Chantiers ou dépenses illisibles, rien de calculé : ',
    none: 'Aucun chantier calculable.',
    stage: ' : avancé à ',
    accrue: 'à facturer ',
    defer: 'facturé d’avance ',
    even: 'facturé juste',
    loss: 'perte à provisionner ',
    stale: 'Reste à dépenser estimé trop loin de la clôture, non calculés',
    since: ', estimé le ',
    undated: ', sans date',
    odd: 'Marché ou montants illisibles, non calculés',
    unknown: 'Dépenses ou factures d’un chantier inconnu',
    totals: ['Factures à établir : ', 'Produits constatés d’avance : ', 'Pertes à terminaison : '],
  },
  en: {
    euros: EUROS.en,
    point: '.',
    columns:
      'Code,Site,Contract,Spent,Left to spend,Complete %,Earned,Billed,To be billed,Billed ahead,Loss to come',
    silent: 'Sites or costs not readable, nothing computed: ',
    none: 'No site can be computed.',
    stage: ': complete at ',
    accrue: 'to be billed ',
    defer: 'billed ahead ',
    even: 'billed even',
    loss: 'loss to provide for ',
    stale: 'Estimate of what is left too far from closing, not computed',
    since: ', estimated on ',
    undated: ', undated',
    odd: 'Contract or amounts not readable, not computed',
    unknown: 'Costs or invoices of an unknown site',
    totals: ['To be billed: ', 'Billed ahead: ', 'Losses to come: '],
  },
})
