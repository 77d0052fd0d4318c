/** Prices are the catalogue's; what a team has ordered this month counts before what it asks. */
import { inBoth } from '../../fragments/code.ts'

const check = (words: {
  readonly none: string
  readonly over: string
  readonly dear: string
  readonly colon: string
}) =>
  `const { budgets, single } = $('settings').first().json;
const catalogue = $('catalogue').all().map(({ json }) => json);
const month = $now.toFormat('yyyy-MM');
const spent = {};
for (const { json } of $('requests').all())
  if (json.status === 'ordered' && String(json.day).startsWith(month))
    spent[json.team] = (spent[json.team] ?? 0) + Number(json.cost);
return $input.all().map(({ json }, at) => {
  const { id, team, wish, by, sku, qty, error } = json;
  const article = catalogue.find((one) => one.sku === sku && one.on_sale);
  const sound = article && Number.isInteger(qty) && qty > 0 && qty <= 20;
  const cost = sound ? Math.round(Number(article.price) * qty * 100) / 100 : 0;
  const budget = budgets.find((one) => one.team === team)?.euros ?? 0;
  const tight = (spent[team] ?? 0) + cost > budget;
  const state = error ? 'down' : !sound ? 'none' : tight || cost > single ? 'over' : 'fits';
  if (state === 'fits') spent[team] = (spent[team] ?? 0) + cost;
  const why = state === 'none' ? '${words.none}' : tight ? '${words.over}' : cost > single ? '${words.dear}' : '';
  return { json: {
    id, team, state, status: 'unclear', cost, why, ...(error && { error }),
    supplier: sound ? article.supplier_email : '',
    line: sound ? qty + ' × ' + sku + ' ' + article.label : wish,
    shown: by + ' (' + team + ')${words.colon}' + (sound ? qty + ' × ' + article.label + ', ' + cost.toFixed(2) + ' €' : wish) + (why ? ' – ' + why : ''),
  }, pairedItem: at };
});`

export const GROUP = `const orders = new Map();
for (const { json } of $input.all()) {
  const order = orders.get(json.supplier) ?? { supplier: json.supplier, rows: [], lines: [], total: 0 };
  order.rows.push({ id: json.id, cost: json.cost });
  order.lines.push(json.line);
  order.total = Math.round((order.total + json.cost) * 100) / 100;
  orders.set(json.supplier, order);
}
return [...orders.values()].map((json) => ({ json }));`

export const VERDICT = `const granted = $input.first().json.data?.approved === true;
return $('gather').first().json.rows.map((row) => ({
  json: { ...row, granted, status: granted ? 'granted' : $input.first().json.data?.approved === false ? 'refused' : 'waiting' },
}));`

export const CHECK = inBoth(check, {
  fr: {
    none: 'article introuvable',
    over: 'budget dépassé',
    dear: 'ligne chère',
    colon: ' : ',
  },
  en: {
    none: 'no such article',
    over: 'over budget',
    dear: 'dear line',
    colon: ': ',
  },
})
