import { EUROS, inBoth } from '../../fragments/code.ts'

/** What is known of a disputed payment, what can be shown for it, and when somebody must be called. */
export const CASE = inBoth(
  (words) => String.raw`${words.euros}const { trackingKey } = $('settings').first().json;
const dispute = $('dispute').first().json.data.object;
const charge = $('charge').first().json;
const read = $('order').first().json;
// ${words.other}
const own = Boolean(read.transaction_id) && [dispute.charge, dispute.payment_intent].includes(read.transaction_id);
const order = own ? read : {};
const shipment = own ? $input.first().json.shipment : undefined;
const WHOLE = ['jpy', 'krw', 'vnd', 'clp', 'xof', 'xaf', 'xpf'];
const value = WHOLE.includes(dispute.currency) ? dispute.amount : dispute.amount / 100;
const amount = dispute.currency === 'eur' ? euros(value) : value + ' ' + dispute.currency.toUpperCase();
const seconds = Number(dispute.evidence_details?.due_by ?? 0);
const due = DateTime.fromSeconds(seconds).setZone('Europe/Paris');
const sent = (order.meta_data ?? []).find(({ key }) => key === trackingKey)?.value?.[0];
const events = [...(shipment?.event ?? [])].sort((one, other) => (one.date < other.date ? 1 : -1));
// ${words.returned}
const last = events.find(({ code }) => ['DI1', 'DI2', 'RE1'].includes(code));
const delivered = last?.code === 'DI1' ? last : undefined;
const day = (iso) => String(iso).slice(0, 10).split('-').reverse().join('/');
const shipped = sent?.date_shipped ? DateTime.fromSeconds(Number(sent.date_shipped)).setZone('Europe/Paris').toFormat('dd/MM/yyyy') : '';
const checked = charge.payment_method_details?.card?.three_d_secure?.result === 'authenticated';
const back = (charge.amount_refunded ?? 0) / (charge.amount || 1);
const address = order.shipping?.address_1 ? [order.shipping.address_1, order.shipping.postcode, order.shipping.city].join(' ') : '';
const state = seconds === 0 || due < $now ? 'closed' : back >= 1 ? 'refunded' : delivered ? 'strong' : 'thin';
const facts = [
  order.number ? '${words.order}' + order.number + '${words.from}' + day(order.date_created) : '${words.noOrder}',
  ...(sent ? ['${words.sent}' + sent.tracking_number + (shipped ? '${words.on}' + shipped : '')] : []),
  delivered ? '${words.delivered}' + day(delivered.date) + (address ? '${words.at}' + address : '') : '${words.noDelivery}',
  ...(checked ? ['${words.checked}'] : []),
  ...(back > 0 ? ['${words.back}' + Math.round(back * 100) + '${words.percent}'] : []),
];
const early = due.minus({ days: 2 });
return [{ json: {
  id: dispute.id, state, amount, reason: dispute.reason, facts: facts.join('\n'),
  due: seconds ? due.toFormat('dd/MM/yyyy HH:mm') : '', task: seconds ? due.minus({ days: 3 }).toISODate() : $now.toISODate(),
  remind: (early > $now.plus({ hours: 1 }) ? early : $now.plus({ hours: 1 })).toISO(),
  evidence: {
    customer_email_address: order.billing?.email, customer_name: [order.billing?.first_name, order.billing?.last_name].filter(Boolean).join(' '),
    shipping_address: address, shipping_tracking_number: sent?.tracking_number, shipping_date: shipped,
    product_description: (order.line_items ?? []).map(({ name, quantity }) => quantity + ' × ' + name).join(', '),
    uncategorized_text: facts.join('\n'),
  },
} }];`,
  {
    fr: {
      euros: EUROS.fr,
      other: 'La commande doit porter ce paiement, sinon elle est celle d’un autre client.',
      returned: 'DI2 et RE1 : le colis est revenu à l’expéditeur.',
      order: 'Commande ',
      from: ' du ',
      noOrder: 'Commande introuvable d’après le paiement',
      sent: 'Colis ',
      on: ' expédié le ',
      delivered: 'Livré le ',
      at: ', à : ',
      noDelivery: 'Aucune preuve de livraison',
      checked: 'Paiement authentifié par 3-D Secure',
      back: 'Déjà remboursé : ',
      percent: '\\u00A0%',
    },
    en: {
      euros: EUROS.en,
      other: 'The order has to bear this payment, or it is another customer’s.',
      returned: 'DI2 and RE1: the parcel went back to the sender.',
      order: 'Order ',
      from: ' of ',
      noOrder: 'Order not found from the payment',
      sent: 'Parcel ',
      on: ' shipped on ',
      delivered: 'Delivered on ',
      at: ' to: ',
      noDelivery: 'No proof of delivery',
      checked: 'Payment authenticated by 3-D Secure',
      back: 'Refunded already: ',
      percent: '%',
    },
  },
)

/** Stripe takes no empty field: only what is known is staged. */
export const BODY =
  "={{ [...Object.entries($json.evidence).filter(([, value]) => value).map(([key, value]) => 'evidence[' + key + ']=' + encodeURIComponent(value)), 'submit=false'].join('&') }}"
