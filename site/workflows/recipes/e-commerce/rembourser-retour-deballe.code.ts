import { EUROS, inBoth } from '../../fragments/code.ts'

/** What was paid for the returned units, discounts included; standard delivery too once nothing is kept. */
export const WORK = inBoth(
  (words) => String.raw`${words.euros}const { standard } = $('settings').first().json;
const { lines, state } = $('parcel').first().json;
const order = $('order').first().json;
const refunds = $input.all().map(({ json }) => json).filter(({ id }) => id);
const failed = [order, ...$input.all().map(({ json }) => json)].find(({ error }) => error !== undefined);
if (failed) return [{ json: { kind: 'odd', why: '${words.unread}' + (failed.error.message ?? failed.error) } }];
const cents = (value) => Math.round((value + Number.EPSILON) * 100) / 100;
const back = new Map();
for (const one of refunds.flatMap(({ line_items }) => line_items ?? [])) {
  const of = Number((one.meta_data ?? []).find(({ key }) => key === '_refunded_item_id')?.value);
  back.set(of, (back.get(of) ?? 0) + Math.abs(Number(one.quantity)));
}
const given = cents(refunds.reduce((sum, { amount, total }) => sum + Math.abs(Number(amount ?? total ?? 0)), 0));
const faults = [];
const asked = new Map();
for (const text of String(lines).split('\n').map((one) => one.trim()).filter(Boolean)) {
  const [, reference, count] = /^(\S+)\s+(\d+)$/.exec(text) ?? [];
  const [item, twin] = (order.line_items ?? []).filter(({ sku }) => sku && sku.toUpperCase() === reference?.toUpperCase());
  if (twin) faults.push('${words.twin}' + reference);
  else if (!item) faults.push('${words.noItem}' + text);
  else asked.set(item.id, (asked.get(item.id) ?? 0) + Number(count));
}
const items = [...asked].map(([id, quantity]) => {
  const item = order.line_items.find((one) => one.id === id);
  const left = item.quantity - (back.get(id) ?? 0);
  if (quantity < 1 || quantity > left) faults.push(item.sku + '${words.left}' + left);
  const part = quantity / item.quantity;
  return { id, quantity, refund_total: cents(Number(item.total) * part), refund_tax: (item.taxes ?? []).map((tax) => ({ id: tax.id, refund_total: cents(Number(tax.total) * part) })), shown: '- ' + quantity + ' × ' + item.name };
});
if (order.currency !== 'EUR') faults.push('${words.currency}' + order.currency);
if (items.length === 0 || faults.length > 0) return [{ json: { kind: 'odd', why: faults.join('; ') || '${words.nothing}' } }];
const kept = order.line_items.reduce((sum, { id, quantity }) => sum + quantity - (back.get(id) ?? 0) - (asked.get(id) ?? 0), 0);
const goods = cents(items.reduce((sum, { refund_total, refund_tax }) => sum + refund_total + refund_tax.reduce((all, tax) => all + tax.refund_total, 0), 0));
const delivery = kept === 0 ? Math.min(standard, cents(Number(order.shipping_total ?? 0) + Number(order.shipping_tax ?? 0))) : 0;
const amount = cents(Math.min(goods + delivery, Number(order.total) - given));
return [{ json: {
  kind: 'sound', order: order.id, number: order.number, given, amount, goods, delivery,
  items: items.map(({ shown, ...item }) => item), price: euros(amount),
  shown: [...items.map(({ shown }) => shown), '${words.state}' + state, '${words.goods}' + euros(goods), '${words.delivery}' + euros(delivery), '${words.before}' + euros(given)].join('\n'),
} }];`,
  {
    fr: {
      euros: EUROS.fr,
      unread: 'commande illisible : ',
      noItem: 'ligne sans article dans la commande : ',
      twin: 'référence sur deux lignes : ',
      currency: 'devise de la commande : ',
      left: ' : reste à rendre ',
      nothing: 'aucune ligne',
      state: 'État noté : ',
      goods: 'Articles, taxes comprises : ',
      delivery: 'Livraison aller : ',
      before: 'Déjà remboursé : ',
    },
    en: {
      euros: EUROS.en,
      unread: 'order unreadable: ',
      noItem: 'row without an item in the order: ',
      twin: 'reference on two rows: ',
      currency: 'currency of the order: ',
      left: ': left to return ',
      nothing: 'no row',
      state: 'State noted: ',
      goods: 'Items, taxes included: ',
      delivery: 'Delivery outward: ',
      before: 'Refunded already: ',
    },
  },
)

/** The answer as an amount; a lesser one must be written, and fit below what is due. */
export const DECIDE = inBoth(
  (words) => String.raw`const { amount, items, given } = $('work').first().json;
const answer = $('ask').first().json.data ?? {};
const now = Math.round($input.all().reduce((sum, { json }) => sum + Math.abs(Number(json.amount ?? json.total ?? 0)), 0) * 100) / 100;
const typed = Number(String(answer['${words.amount}'] ?? '').replace(',', '.'));
const choice = answer['${words.decision}'];
const failed = $input.all().some(({ json }) => json.error !== undefined);
const lesser = choice === '${words.lesser}';
const kind = choice === '${words.none}' ? 'kept' : choice !== '${words.all}' && !lesser ? 'silent'
  : failed || now !== given ? 'moved' : lesser && !(typed > 0 && typed <= amount) ? 'wrong' : 'pay';
const sum = lesser ? typed : amount;
// ${words.units}
const cents = (value) => Math.round(value * (lesser ? sum / amount : 1) * 100) / 100;
const rows = items.map((item) => ({ ...item, refund_total: cents(item.refund_total), refund_tax: item.refund_tax.map((tax) => ({ ...tax, refund_total: cents(tax.refund_total) })) }));
return [{ json: { kind, amount: sum, body: { amount: sum.toFixed(2), reason: '${words.reason}', api_refund: true, api_restock: false, line_items: rows } } }];`,
  {
    fr: {
      units:
        'Les unités rendues y figurent toujours, pour qu’une seconde fiche ne les compte plus.',
      decision: 'Décision',
      amount: 'Autre montant',
      all: 'Rembourser ce montant',
      lesser: 'Rembourser l’autre montant',
      none: 'Ne pas rembourser',
      reason: 'Retour contrôlé',
    },
    en: {
      units: 'The units returned are always in it, so that a second sheet counts them no more.',
      decision: 'Decision',
      amount: 'Other amount',
      all: 'Refund this amount',
      lesser: 'Refund the other amount',
      none: 'Do not refund',
      reason: 'Return checked',
    },
  },
)
