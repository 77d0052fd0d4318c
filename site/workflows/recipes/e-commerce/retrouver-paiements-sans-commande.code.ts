import { EUROS, inBoth } from '../../fragments/code.ts'

/** Kept payments of this shop alone, from one hour to three days old. */
export const TAKEN = inBoth(
  (words) => String.raw`const { read, days, hours, shop } = $('settings').first().json;
const now = Math.floor($now.toSeconds());
const all = $input.all().map(({ json }) => json);
if (all.length >= read && Math.min(...all.map(({ created }) => created)) > now - days * 86400) throw new Error('${words.tooMany}');
// One account may serve several shops, and a copy for tests.
const host = (address) => String(address).toLowerCase().replace(/^[a-z]+:\/\//, '').replace(/^www\./, '').split('/')[0];
const bound = all.filter(({ metadata }) => metadata?.order_id);
const ours = bound.filter(({ metadata }) => !metadata.site_url || host(metadata.site_url) === host(shop));
if (bound.length > 0 && ours.length === 0) throw new Error('${words.elsewhere}' + shop);
return ours
  .filter((one) => one.status === 'succeeded' && one.captured !== false && one.amount_refunded < one.amount)
  .filter(({ created }) => created > now - days * 86400 && created < now - hours * 3600)
  .map((one) => ({ json: { charge: one.id, order: String(one.metadata.order_id), key: one.metadata.order_key ?? '', amount: one.amount - one.amount_refunded, currency: one.currency, created: one.created } }));`,
  {
    fr: {
      tooMany:
        'Plus de paiements en trois jours que le réglage « read » n’en lit : relevez-le, ici et dans le nœud Stripe.',
      elsewhere:
        'Aucun des paiements lus ne vient de cette boutique, vérifiez le réglage « shop » : ',
    },
    en: {
      tooMany:
        'More payments in three days than the setting “read” takes in: raise it, here and in the Stripe node.',
      elsewhere: 'None of the payments read is from this shop, check the setting “shop”: ',
    },
  },
)

/** One order for each payment, in the same order; a payment whose order is as it should be is dropped. */
export const JUDGE = inBoth(
  (words) => String.raw`${words.euros}const { unpaid, whole } = $('settings').first().json;
const money = (amount, currency) => currency === 'eur' ? euros(amount / 100)
  : (whole.includes(currency) ? String(amount) : (amount / 100).toFixed(2)) + ' ' + currency.toUpperCase();
const taken = $('taken').all().map(({ json }) => json);
return $input.all().flatMap(({ json: order }, at) => {
  const one = taken[at];
  const said = order.error === undefined ? '' : String(order.error.message ?? order.error);
  const kind = /not be found|404|invalid id/i.test(said) ? 'missing' : said ? 'unread'
    : one.key && order.order_key && one.key !== order.order_key ? 'other'
    : unpaid.includes(order.status) ? 'unpaid' : order.status === 'refunded' ? 'kept' : '';
  if (!kind) return [];
  const why = { missing: '${words.missing}', unread: said, other: '${words.other}', unpaid: '${words.unpaid}' + order.status + '${words.end}', kept: '${words.kept}' }[kind];
  const when = DateTime.fromSeconds(one.created, { zone: 'Europe/Paris' }).toFormat('dd/MM HH:mm');
  return [{ json: { charge: one.charge, kind, line: '- ' + money(one.amount, one.currency) + ', ' + when + ', ${words.order}' + one.order + '${words.colon}' + why + ' (' + one.charge + ')' } }];
});`,
  {
    fr: {
      euros: EUROS.fr,
      order: 'commande ',
      colon: ' : ',
      missing: 'introuvable dans la boutique',
      other: 'ce numéro est celui d’une autre commande',
      unpaid: 'payée, mais restée «\\u00A0',
      end: '\\u00A0»',
      kept: 'notée remboursée, argent gardé',
    },
    en: {
      euros: EUROS.en,
      order: 'order ',
      colon: ': ',
      missing: 'not to be found in the shop',
      other: 'this number is that of another order',
      unpaid: 'paid, yet still “',
      end: '”',
      kept: 'noted as refunded, money kept',
    },
  },
)
