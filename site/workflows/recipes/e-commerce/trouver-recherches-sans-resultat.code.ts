import { inBoth } from '../../fragments/code.ts'

/** What visitors typed often enough, without what may be a person's address or number. */
export const TERMS = String.raw`const { least, most } = $('settings').first().json;
const counts = new Map();
for (const { json } of $input.all()) {
  const term = String(json.searchTerm ?? '').normalize('NFC').toLowerCase().replace(/[<>]/g, ' ').replace(/\s+/g, ' ').trim();
  if (term.length < 2 || term.length > 60 || term === '(not set)' || term.includes('@') || /\d(?:[ .-]?\d){7,}/.test(term)) continue;
  counts.set(term, (counts.get(term) ?? 0) + Number(json.eventCount));
}
return [...counts].filter(([, times]) => times >= least).sort((one, other) => other[1] - one[1]).slice(0, most)
  .map(([term, times]) => ({ json: { term, times } }));`

/** One answer of the shop a term, in the same order: its number of products stands in a header. */
export const SORT = inBoth(
  (words) => `const terms = $('terms').all().map(({ json }) => json);
const misses = [];
let unread = 0;
$input.all().forEach(({ json }, at) => {
  const total = json.headers?.['x-wp-total'];
  if (json.error !== undefined || total === undefined) unread += 1;
  else if (Number(total) === 0) misses.push(terms[at]);
});
return [{ json: { misses, unread, searched: terms.length, text: unread > 0 ? '${words.unread}' + unread + '${words.of}' + terms.length + '.' : terms.length + '${words.all}' } }];`,
  {
    fr: {
      unread: 'Recherches que la boutique n’a pas pu faire : ',
      of: ' sur ',
      all: ' recherches essayées, toutes trouvent au moins un produit.',
    },
    en: {
      unread: 'Searches that the shop could not make: ',
      of: ' of ',
      all: ' searches tried, each finds at least one product.',
    },
  },
)

/** A product counts only if the catalogue has it; a term that the model left out stays unsorted. */
export const VERDICT = inBoth(
  (words) => `const { misses, unread } = $('sort').first().json;
const products = $('catalogue').all().map(({ json }) => json);
const lost = products.some(({ error }) => error !== undefined);
const names = new Map(products.filter(({ name }) => name).map(({ name }) => [name.toLowerCase().trim(), name]));
const said = new Map(($input.first().json.output?.terms ?? []).map((one) => [String(one.term).toLowerCase().trim(), one]));
const parts = { known: [], absent: [], other: [], unsorted: [] };
for (const { term, times } of misses) {
  const one = said.get(term);
  const product = names.get(String(one?.product ?? '').toLowerCase().trim());
  const kind = !one ? 'unsorted' : one.kind === 'known' && !product ? 'unsorted' : one.kind;
  parts[kind].push('- ' + term + ' (' + times + ')' + (kind === 'known' ? '${words.is}' + product : ''));
}
const part = (title, lines) => lines.length > 0 ? [title, ...lines, ''] : [];
return [{ json: { known: parts.known.length, absent: parts.absent.length, unsorted: parts.unsorted.length, text: [
  ...part('${words.known}', parts.known), ...part('${words.absent}', parts.absent), ...part('${words.other}', parts.other), ...part('${words.unsorted}', parts.unsorted),
  ...(lost ? ['${words.lost}'] : []), ...(unread > 0 ? ['${words.unread}' + unread] : []),
].join('\\n').trim() } }];`,
  {
    fr: {
      is: ' : ',
      known: 'VOUS L’AVEZ, SOUS UN AUTRE NOM',
      absent: 'VOUS NE L’AVEZ PAS',
      other: 'PAS UN PRODUIT',
      unsorted: 'À CLASSER VOUS-MÊME',
      lost: 'Catalogue non lu : aucun autre nom n’a pu être proposé.',
      unread: 'Recherches non essayées : ',
    },
    en: {
      is: ': ',
      known: 'YOU HAVE IT, UNDER ANOTHER NAME',
      absent: 'YOU DO NOT HAVE IT',
      other: 'NOT A PRODUCT',
      unsorted: 'TO BE SORTED BY YOU',
      lost: 'Catalogue not read: no other name could be put forward.',
      unread: 'Searches not tried: ',
    },
  },
)
