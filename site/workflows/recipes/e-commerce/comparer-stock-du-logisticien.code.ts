import { inBoth } from '../../fragments/code.ts'

/** What the warehouse counts, against what the shop may sell plus what was sold and has not left. */
export const COMPARE = inBoth(
  (words) => String.raw`const { share } = $('settings').first().json
const told = (text) => [{ json: { kind: 'told', text } }]
const rows = $('rows').all().map(({ json }) => json)
if (rows.some((row) => row.error) || !rows.every((row) => 'sku' in row && /^\d+$/.test(String(row.quantity).trim()))) return told('${words.form}')
if ([...$('shop').all(), ...$input.all()].some(({ json }) => json.error)) return told('${words.silent}')
const kept = $('shop').all().map(({ json }) => json).filter((one) => one.manage_stock === true && one.type !== 'variable' && String(one.sku ?? '').trim())
const theirs = new Map()
for (const row of rows) { const sku = String(row.sku).trim(); theirs.set(sku, (theirs.get(sku) ?? 0) + Number(row.quantity)) }
const found = kept.filter(({ sku }) => theirs.has(sku.trim())).length
if (found < kept.length * share) return told('${words.short}' + found + '${words.of}' + kept.length)
const sold = new Map()
for (const { json: order } of $input.all()) for (const line of order.line_items ?? []) sold.set(line.sku, (sold.get(line.sku) ?? 0) + line.quantity)
const over = [], less = [], alone = []
for (const { sku: raw, name, stock_quantity } of kept) {
  const sku = raw.trim()
  if (!theirs.has(sku)) { alone.push('- ' + sku + '${words.shop}'); continue }
  const waiting = sold.get(raw) ?? 0
  const gap = theirs.get(sku) - waiting - stock_quantity
  const line = '- ' + sku + ', ' + name + '${words.ours}' + stock_quantity + '${words.waiting}' + waiting + '${words.theirs}' + theirs.get(sku)
  if (gap < 0 && stock_quantity > 0) over.push({ sku: raw, gap, line: line + '${words.fix}' + Math.max(0, stock_quantity + gap) })
  if (gap > 0) less.push(line)
  theirs.delete(sku)
}
for (const sku of theirs.keys()) if (!kept.some((one) => one.sku.trim() === sku)) alone.push('- ' + sku + '${words.warehouse}')
const part = (title, lines) => lines.length ? '\n\n' + title + '\n' + lines.join('\n') : ''
const text = (part('${words.over}', over.map(({ line }) => line)) + part('${words.less}', less) + part('${words.alone}', alone)).trim()
return [{ json: { kind: over.length ? 'ask' : 'told', over, text: text || '${words.equal}' } }]`,
  {
    fr: {
      form: 'Le fichier n’a pas les colonnes sku et quantity, ou une quantité n’est pas un nombre entier. Rien n’est comparé.',
      silent: 'La boutique n’a pas rendu produits et commandes. Rien n’est comparé.',
      short:
        'Le fichier paraît tronqué, rien n’est comparé. Références de la boutique qui s’y trouvent : ',
      of: ' sur ',
      shop: ', inconnue du logisticien',
      warehouse: ', inconnue de la boutique ou sans stock suivi',
      ours: ' : en vente ',
      waiting: ', vendus non partis ',
      theirs: ', comptés ',
      fix: ' → ',
      over: 'VENDUS EN TROP',
      less: 'COMPTÉS EN PLUS (retours non triés, réception récente, virements attendus)',
      alone: 'D’UN SEUL CÔTÉ',
      equal: 'Les deux stocks sont d’accord.',
    },
    en: {
      form: 'The file has no columns sku and quantity, or a quantity is no whole number. Nothing was compared.',
      silent: 'The shop did not return products and orders. Nothing was compared.',
      short: 'The file looks cut short, nothing was compared. References of the shop found in it: ',
      of: ' of ',
      shop: ', unknown to the warehouse',
      warehouse: ', unknown to the shop or its stock not kept',
      ours: ': on sale ',
      waiting: ', sold and not sent ',
      theirs: ', counted ',
      fix: ' → ',
      over: 'OVERSOLD',
      less: 'COUNTED ABOVE (returns not sorted, goods just in, transfers awaited)',
      alone: 'ON ONE SIDE ONLY',
      equal: 'Both stocks agree.',
    },
  },
)

/** The gap is taken off today’s stock: sales since the comparison have lowered both sides alike. */
export const FIX = String.raw`const now = new Map($input.all().map(({ json }) => [json.sku, json]))
return $('compare').first().json.over.map(({ sku, gap }) => {
  const product = now.get(sku)
  const stock = product?.stock_quantity ?? 0
  // What went below nought is owed to customers: it stays so.
  return { json: { sku, id: product?.id ?? 0, stock: Math.min(stock, Math.max(0, stock + gap)) } }
})`
