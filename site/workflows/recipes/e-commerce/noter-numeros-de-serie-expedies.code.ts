/** Whether the numbers scanned are those that this order has to hold. */
import { inBoth } from '../../fragments/code.ts'

interface Words {
  readonly sheet: string
  readonly shop: string
  readonly pattern: string
  readonly status: string
  readonly twice: string
  readonly foreign: string
  readonly vague: string
  readonly count: string
  readonly of: string
  readonly gone: string
  readonly nothing: string
}

/** Products by SKU, with the form of their numbers; the register says which have left. */
const check = (words: Words) =>
  String.raw`const safe = (text) => String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;')
const said = (json) => json.error?.message ?? json.message ?? json.error
const stop = (lines) => [{ json: { state: 'stop', text: lines.map(safe).join('<br>') } }]
const kinds = $('kinds').all().map(({ json }) => json)
const register = $('register').all().map(({ json }) => json)
const order = $('order').first().json
for (const [one] of [kinds, register]) if (one.error !== undefined) return stop(['${words.sheet}' + said(one)])
if (order.error !== undefined || !order.id) return stop(['${words.shop}' + (said(order) ?? '')])
if (order.status !== 'processing') return stop(['${words.status}' + order.status])
const scanned = String($('settings').first().json.serials).toUpperCase().split(/[\s,;]+/).filter(Boolean)
const serials = [...new Set(scanned)]
const formOf = (pattern) => { try { return new RegExp('^(?:' + pattern + ')$', 'i') } catch { return null } }
const followed = kinds.filter(({ sku, pattern }) => String(sku ?? '').trim() && String(pattern ?? '').trim()).map(({ sku, pattern }) => ({ sku: String(sku).trim().toUpperCase(), form: formOf(String(pattern).trim()) }))
const odd = followed.filter(({ form }) => !form)
if (odd.length) return stop(['${words.pattern}' + odd.map(({ sku }) => sku).join(', ')])
const wanted = new Map()
for (const { sku, quantity } of order.line_items ?? []) {
  const key = String(sku ?? '').trim().toUpperCase()
  if (followed.some((one) => one.sku === key)) wanted.set(key, (wanted.get(key) ?? 0) + quantity)
}
if (!wanted.size) return stop(['${words.nothing}'])
const faults = scanned.length > serials.length ? ['${words.twice}' + scanned.filter((one, at) => scanned.indexOf(one) < at).join(', ')] : []
const found = []
for (const serial of serials) {
  const fits = followed.filter(({ sku, form }) => wanted.has(sku) && form.test(serial))
  if (fits.length !== 1) { faults.push((fits.length ? '${words.vague}' : '${words.foreign}') + serial); continue }
  const left = register.find((one) => String(one.serial ?? '').trim().toUpperCase() === serial && String(one.order ?? '').trim() !== String(order.id))
  if (left) faults.push(serial + '${words.gone}' + left.order)
  found.push({ serial, sku: fits[0].sku, order: String(order.id), day: $now.setZone('Europe/Paris').toISODate() })
}
for (const [sku, quantity] of wanted) {
  const count = found.filter((one) => one.sku === sku).length
  if (count !== quantity) faults.push(sku + '${words.count}' + count + '${words.of}' + quantity)
}
return faults.length ? stop(faults) : found.map((one) => ({ json: { state: 'write', ...one } }))`

export const CHECK = inBoth(check, {
  fr: {
    sheet: 'Le classeur ne se lit pas : ',
    shop: 'Commande introuvable ou boutique muette : ',
    pattern: 'Forme de numéro mal écrite dans le classeur : ',
    status: 'La commande n’est pas « en cours », son état est ',
    twice: 'Scanné deux fois : ',
    foreign: 'Aucun article de cette commande n’a cette forme de numéro : ',
    vague: 'Deux articles de la commande ont cette forme de numéro : ',
    count: ' : numéros lus ',
    of: ', attendus ',
    gone: ' est déjà parti avec la commande ',
    nothing: 'Aucun article de cette commande n’est suivi par numéro : fermez le colis.',
  },
  en: {
    sheet: 'The spreadsheet cannot be read: ',
    shop: 'Order not found, or the shop is silent: ',
    pattern: 'Form of number badly written in the spreadsheet: ',
    status: 'The order is not “processing”, its state is ',
    twice: 'Scanned twice: ',
    foreign: 'No article of this order has numbers of that form: ',
    vague: 'Two articles of the order have numbers of that form: ',
    count: ': numbers read ',
    of: ', expected ',
    gone: ' has already left with order ',
    nothing: 'No article of this order is followed by number: close the parcel.',
  },
})
