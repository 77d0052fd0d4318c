import { EUROS, inBoth } from '../../fragments/code.ts'

/** Sales to consumers of other member states, before VAT, in the order in which they were paid. */
export const SUM = inBoth(
  (
    words,
  ) => String.raw`${words.euros}const { home, limit, steps, vatKeys, rates } = $('settings').first().json;
const UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
const answers = $input.all().map(({ json }) => json);
const failed = answers.find(({ error }) => error !== undefined);
if (failed) throw new Error(failed.error.message ?? String(failed.error));
const paid = answers.filter(({ id, date_paid_gmt }) => id && date_paid_gmt);
const sales = paid.map((order) => ({ order, country: order.shipping?.country || order.billing?.country || '' }))
  .filter(({ order, country }) => UNION.includes(country) && country !== home
    && !(order.meta_data ?? []).some(({ key, value }) => vatKeys.includes(key) && String(value ?? '').trim()))
  .map(({ order, country }) => {
    const rate = order.currency === 'EUR' ? 1 : rates[order.currency];
    if (!rate) throw new Error('${words.noRate}' + order.currency + ' (' + order.number + ')');
    const back = (order.refunds ?? []).reduce((sum, { total }) => sum + Math.abs(Number(total)), 0);
    const whole = Number(order.total);
    const kept = whole > 0 ? Math.max(0, 1 - back / whole) : 0;
    return { number: order.number, country, at: order.date_paid_gmt, net: (whole - Number(order.total_tax)) * kept / rate };
  })
  .sort((one, other) => (one.at < other.at ? -1 : 1));
let sum = 0;
let crossing;
const by = {};
for (const sale of sales) {
  sum += sale.net;
  by[sale.country] = (by[sale.country] ?? 0) + sale.net;
  if (sum > limit) crossing ??= sale;
}
const total = Math.round(sum * 100) / 100;
const share = Math.floor((sum / limit) * 100);
const step = sum > limit ? 100 : Math.max(0, ...steps.filter((each) => each < 100 && share >= each));
const when = crossing && DateTime.fromISO(crossing.at + 'Z').setZone('Europe/Paris').toFormat('dd/MM/yyyy');
const lines = Object.entries(by).sort((one, other) => other[1] - one[1]).map(([country, net]) => '- ' + country + '${words.colon}' + euros(Math.round(net * 100) / 100));
return [{ json: {
  year: $now.year, step, key: $now.year + '/' + step, share, total, sales: sales.length, crossed: crossing?.number ?? '',
  subject: crossing ? '${words.over}' + euros(limit) : '${words.near}' + share + '${words.percent}',
  text: [
    '${words.since}' + $now.year + '${words.colon}' + euros(total) + '${words.net}' + sales.length + (sales.length === 1 ? '${words.sale}' : '${words.sales}'),
    ...lines,
    crossing ? '${words.crossed}' + crossing.number + '${words.of}' + when + '${words.from}' : '${words.left}' + euros(Math.round((limit - sum) * 100) / 100),
  ].join('\n'),
} }];`,
  {
    fr: {
      euros: EUROS.fr,
      colon: ' : ',
      noRate: 'aucun cours pour ',
      over: 'Ventes à l’Union européenne : seuil passé, ',
      near: 'Ventes à l’Union européenne : ',
      percent: '\\u00A0% du seuil',
      since: 'Depuis janvier ',
      net: ' hors TVA, ',
      sale: ' vente à un particulier',
      sales: ' ventes à des particuliers',
      crossed: 'Le seuil est passé avec la commande ',
      of: ' du ',
      from: ' : la TVA du pays de l’acheteur est due dès cette vente. Voyez votre comptable et le guichet unique.',
      left: 'Reste avant le seuil : ',
    },
    en: {
      euros: EUROS.en,
      colon: ': ',
      noRate: 'no rate for ',
      over: 'Sales to the European Union: limit passed, ',
      near: 'Sales to the European Union: ',
      percent: '% of the limit',
      since: 'Since January ',
      net: ' before VAT, ',
      sale: ' sale to a consumer',
      sales: ' sales to consumers',
      crossed: 'The limit was passed with order ',
      of: ' of ',
      from: ': VAT of the buyer’s country is due from that sale on. See your accountant and the one-stop shop.',
      left: 'Left before the limit: ',
    },
  },
)
