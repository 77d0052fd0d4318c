import { EUROS, inBoth } from '../../fragments/code.ts'

/** What customers choose from; the form and the reading of its answer share the words. */
export const CHOICES = {
  question: { fr: 'Votre choix', en: 'Your choice' },
  wait: { fr: 'Attendre que tout soit là', en: 'Wait until everything is there' },
  part: {
    fr: 'Recevoir le reste, article remboursé',
    en: 'Get the rest, the item refunded',
  },
  cancel: { fr: 'Annuler la commande', en: 'Cancel the order' },
} as const

/** One missing row of a paid order, and what it cost the customer; anything odd is for a person. */
export const CHECK = inBoth(
  (words) => String.raw`${words.euros}const form = $('missing').first().json;
const order = $input.first().json;
const reference = String(form.reference).trim().toUpperCase();
const count = Number(form.count);
const items = order.line_items ?? [];
const found = items.filter(({ sku }) => String(sku ?? '').toUpperCase() === reference);
const line = found[0];
const day = DateTime.fromISO(String(form.day).slice(0, 10), { zone: 'Europe/Paris' });
const why = order.error !== undefined ? '${words.unread}' + (order.error.message ?? order.error)
  : !['processing', 'on-hold'].includes(order.status) ? '${words.status}' + order.status
  : !line ? '${words.noLine}' : found.length > 1 ? '${words.twin}'
  : !(count >= 1 && count <= line.quantity) ? '${words.count}' + line.quantity
  : items.length === 1 && count === line.quantity ? '${words.whole}'
  : (order.refunds ?? []).length > 0 ? '${words.refunds}' : order.currency !== 'EUR' ? '${words.currency}' + order.currency
  : !(day > $now) ? '${words.day}' : !order.billing?.email ? '${words.email}' : '';
const cents = (value) => Math.round((value + Number.EPSILON) * 100) / 100;
const amount = line && count > 0 ? cents(((Number(line.total) + Number(line.total_tax)) / line.quantity) * count) : 0;
return [{ json: {
  kind: why ? 'odd' : 'ask', why, id: order.id ?? 0, number: order.number ?? String(form.order), reference, count, amount,
  item: line?.name ?? '', shown: count + ' × ' + (line?.name ?? ''), price: euros(amount), day: day.toFormat('dd/MM/yyyy'),
  email: order.billing?.email ?? '', first: order.billing?.first_name ?? '',
} }];`,
  {
    fr: {
      euros: EUROS.fr,
      unread: 'commande illisible, ',
      status: 'la commande est à l’état ',
      noLine: 'référence absente de la commande',
      twin: 'référence sur deux lignes',
      count: 'quantité impossible, commandé : ',
      whole: 'toute la commande manque',
      refunds: 'la commande a déjà un remboursement',
      currency: 'devise ',
      day: 'la date annoncée est passée',
      email: 'client sans adresse',
    },
    en: {
      euros: EUROS.en,
      unread: 'order unreadable, ',
      status: 'the order is in state ',
      noLine: 'reference not in the order',
      twin: 'reference on two rows',
      count: 'impossible number, ordered: ',
      whole: 'the whole order is missing',
      refunds: 'the order has a refund already',
      currency: 'currency ',
      day: 'the day announced has gone by',
      email: 'customer without an address',
    },
  },
)

/** The answer, if the order is still to be packed. */
export const CHOICE = inBoth(
  (words) => String.raw`const asked = $('check').first().json;
const answer = $('ask').first().json.data?.['${words.question}'];
const now = $input.first().json;
const free = now.error === undefined && ['processing', 'on-hold'].includes(now.status) && (now.refunds ?? []).length === 0;
const kind = { '${words.wait}': 'wait', '${words.part}': 'part', '${words.cancel}': 'cancel' }[answer] ?? 'silent';
const say = { wait: '${words.sayWait}', part: '${words.sayPart}' + asked.shown + ' (' + asked.price + ')', cancel: '${words.sayCancel}', silent: '${words.saySilent}' }[kind];
return [{ json: { ...asked, kind: kind === 'silent' || free ? kind : 'moved', say: '${words.order}' + asked.number + '${words.colon}' + say + (kind === 'silent' || free ? '' : '${words.moved}') } }];`,
  {
    fr: {
      question: CHOICES.question.fr,
      wait: CHOICES.wait.fr,
      part: CHOICES.part.fr,
      cancel: CHOICES.cancel.fr,
      order: 'Commande ',
      colon: ' : ',
      sayWait: 'le client attend que tout soit là',
      sayPart: 'expédier le reste et rembourser ',
      sayCancel: 'annuler et rembourser en entier',
      saySilent: 'le client n’a pas choisi en 48 heures, l’appeler',
      moved: '. La commande a changé depuis, ou est illisible : à vérifier avant d’agir',
    },
    en: {
      question: CHOICES.question.en,
      wait: CHOICES.wait.en,
      part: CHOICES.part.en,
      cancel: CHOICES.cancel.en,
      order: 'Order ',
      colon: ': ',
      sayWait: 'the customer waits until everything is there',
      sayPart: 'ship the rest and refund ',
      sayCancel: 'cancel and refund in full',
      saySilent: 'the customer did not choose within 48 hours, call them',
      moved: '. The order has changed since, or cannot be read: check before you act',
    },
  },
)
