/** A no has to be proven as well as a yes: what cannot be is for a person to read. */
export const check = (words: {
  readonly go: string
  readonly doubt: string
  readonly days: string
}): string =>
  `const { least } = $('settings').first().json;
const plain = (words) => words.toLowerCase().replace(/[^\\p{L}\\p{N}]+/gu, ' ').trim();
return $input.all().map(({ json }, at) => {
  const { notice, error } = json;
  const { verdict, why, quotes, reference } = { verdict: 'no', why: '', quotes: [], reference: '', ...json.read };
  const page = plain(notice.objet + ' ' + notice.donnees);
  const proven = quotes.length > 0 && quotes.every((quote) => plain(quote) !== '' && page.includes(plain(quote)));
  const end = notice.datelimitereponse;
  const days = end ? Math.floor(DateTime.fromISO(end).diff($now, 'days').days) : null;
  const late = days !== null && days < least;
  const state = late ? 'no' : error ? 'down' : days === null || !proven ? 'doubt' : verdict;
  const head = (state === 'go' ? '${words.go}' : '${words.doubt}') + (days === null ? '?' : days) + '${words.days}';
  return { json: {
    id: notice.idweb, state, days, why, reference, ...(error && { error }),
    title: notice.objet, url: notice.url_avis, end: end ?? '',
    quotes: quotes.join('\\n'),
    line: head + notice.objet + ' (' + notice.nomacheteur + ') – ' + why,
  }, pairedItem: at };
});`
