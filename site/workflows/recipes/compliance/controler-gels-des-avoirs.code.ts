/** Names as they are compared: no accents, no signs, no legal forms, each word once. */
const WORDS = String.raw`const FORMS = new Set(['SA', 'SAS', 'SASU', 'SARL', 'EURL', 'SCI', 'SNC', 'LTD', 'LIMITED', 'LLC', 'LLP', 'INC', 'CORP', 'GMBH', 'AG', 'BV', 'NV', 'SPA', 'SRL', 'OOO', 'AO', 'PAO', 'JSC', 'PJSC', 'CO', 'COMPANY', 'DE', 'DU', 'DES', 'LA', 'LE', 'LES', 'THE', 'OF', 'ET', 'AND']);
const wordsOf = (text) => [...new Set(String(text ?? '').normalize('NFD').replace(/[\u0300-\u036f]/g, '').toUpperCase().split(/[^A-Z0-9]+/).filter((word) => word.length > 1 && !FORMS.has(word)))];
// One letter more, less or other, in words of four letters or more.
const alike = (one, other) => {
  if (one === other) return true;
  if (Math.min(one.length, other.length) < 4 || Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one.slice(at + 1) === other.slice(at + 1) || one.slice(at) === other.slice(at + 1) || one.slice(at + 1) === other.slice(at);
};
`

/** Third parties that may be on the register, those that a person set aside this year left out. */
export const match = (words: {
  readonly born: string
  readonly unread: string
  readonly more: string
}): string => String.raw`${WORDS}const { Publications } = $('registry').first().json;
const valuesOf = (entry, type, field) => (entry.RegistreDetail ?? []).filter(({ TypeChamp }) => TypeChamp === type).flatMap(({ Valeur }) => Valeur ?? []).map((value) => value[field]).filter(Boolean);
const entries = (Publications?.PublicationDetail ?? []).flatMap((entry) => {
  const first = valuesOf(entry, 'PRENOM', 'Prenom').join(' ');
  const years = valuesOf(entry, 'DATE_DE_NAISSANCE', 'Annee').map(String);
  return [entry.Nom + ' ' + first, ...valuesOf(entry, 'ALIAS', 'Alias')].map((name) => ({ id: entry.IdRegistre, nature: entry.Nature, name: name.trim(), years, words: wordsOf(name) }));
}).filter(({ words }) => words.length > 0);
const byWord = new Map();
entries.forEach((entry) => entry.words.forEach((word) => byWord.set(word, [...(byWord.get(word) ?? []), entry])));
const rows = $('parties').all().map(({ json }) => json);
const cleared = $('cleared').all().map(({ json }) => json);
const today = $now.toISODate();
const aside = new Set(cleared.filter(({ until }) => until >= today).map(({ code }) => code));
const hits = new Map();
for (const { id, name, birth_year } of rows) {
  const ours = wordsOf(name);
  for (const entry of new Set(ours.flatMap((word) => byWord.get(word) ?? []))) {
    const [short, long] = ours.length <= entry.words.length ? [ours, entry.words] : [entry.words, ours];
    const common = short.filter((word) => long.some((other) => alike(word, other))).length;
    // All words of the shorter name, two at least; a single word only where it is the whole of both names.
    if (common < short.length || (short.length === 1 && long.length > 1)) continue;
    const code = id + '-' + entry.id;
    if (aside.has(code) || hits.has(code)) continue;
    hits.set(code, { code, line: code + ' : ' + name + (birth_year ? ' (' + birth_year + ')' : '') + ' = ' + entry.name + ', ' + entry.nature + (entry.years.length > 0 ? '${words.born}' + entry.years.join('/') : '') });
  }
}
const all = [...hits.values()];
const text = all.slice(0, 30).map(({ line }) => '- ' + line).join('\n') + (all.length > 30 ? '\n${words.more}' + (all.length - 30) : '') + (cleared.some(({ error }) => error !== undefined) ? '\n\n${words.unread}' : '');
const read = entries.length > 0 && rows.some(({ name }) => name);
return [{ json: { read, hits: all.length, text, parties: rows.filter(({ name }) => name).length, entries: new Set(entries.map(({ id }) => id)).size, published: String(Publications?.DatePublication ?? '').slice(0, 10), day: today } }];`

/** A code as the email gives it, a reason of a few words at least. */
export const CLEAR = String.raw`const code = String($json.code ?? '').trim();
const reason = String($json.reason ?? '').trim().slice(0, 300);
const valid = /^\d+-\d+$/.test(code) && reason.length >= 10;
return { json: { valid, code, reason, who: String($json.who ?? '').trim().slice(0, 60), until: $now.plus({ years: 1 }).toISODate() } };`
