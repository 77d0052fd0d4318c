/** What has to be asked of the DNS for each domain. */
export const NAMES = String.raw`return $('settings').first().json.domains.flatMap(({ name, selectors }) =>
  [name, '_dmarc.' + name, ...selectors.map((selector) => selector + '._domainkey.' + name)])
  .map((name) => ({ json: { name: name.toLowerCase(), answers: {} } }));`

/** Each name once in a round, sixty at most; what earlier rounds learnt goes along. */
export const QUEUE = String.raw`const items = $input.all().map(({ json }) => json);
const answers = items[0]?.answers ?? {};
const names = [...new Set(items.map(({ name }) => name))].filter((name) => answers[name] === undefined).slice(0, 60);
return names.map((name) => ({ json: { name, answers } }));`

/** Texts by name; what is left of the first names, and an include that was found, are asked next. */
export const GATHER = String.raw`const asked = $('queue').all().map(({ json }) => json);
const answers = { ...asked[0].answers };
const textOf = (data) => /^"/.test(data) ? [...data.matchAll(/"((?:\\.|[^"\\])*)"/g)].map(([, part]) => part.replace(/\\(.)/g, '$1')).join('') : data;
$input.all().forEach(({ json }, at) => {
  const { name } = asked[at];
  // 0 is an answer, 3 means that there is no such name; anything else was not read.
  const read = [0, 3].includes(json.Status);
  answers[name] = { read, texts: read ? (json.Answer ?? []).filter(({ type }) => type === 16).map(({ data }) => textOf(String(data))) : [] };
});
const spf = (texts) => texts.filter((text) => /^v=spf1(?:\s|$)/i.test(text));
const included = Object.values(answers).flatMap(({ texts }) => spf(texts))
  .flatMap((text) => [...text.matchAll(/(?:^|\s)[+?~-]?(?:include:|redirect=)(\S+)/gi)].map(([, name]) => name.toLowerCase().replace(/\.$/, '')));
const next = [...$('names').all().map(({ json }) => json.name), ...included]
  .filter((name) => !name.includes('%') && answers[name] === undefined);
const pending = Object.keys(answers).length < 200 ? [...new Set(next)] : [];
return pending.length > 0 ? pending.map((name) => ({ json: { done: false, name, answers } })) : [{ json: { done: true, answers } }];`

/** What is wrong with each domain, and what is no longer as last Monday. */
export const judge = (words: {
  readonly noSpf: string
  readonly twoSpf: string
  readonly lookups: string
  readonly open: string
  readonly sendsNothing: string
  readonly noKey: string
  readonly noDmarc: string
  readonly twoDmarc: string
  readonly watches: string
  readonly noReport: string
  readonly reject: string
  readonly partly: string
  readonly unread: string
  readonly changed: string
  readonly added: string
}): string => String.raw`const { answers } = $('gather').first().json;
const before = new Map($('known').all().map(({ json }) => json).filter(({ domain }) => domain).map((row) => [row.domain, row.records]));
const of = (name) => answers[name.toLowerCase()] ?? { read: false, texts: [] };
const spfOf = (name) => of(name).texts.filter((text) => /^v=spf1(?:\s|$)/i.test(text));
// RFC 7208, 4.6.4: ten of these terms at most, those of included records counted too.
const lookups = (name, seen = []) => {
  if (seen.includes(name)) return 0;
  return (spfOf(name)[0] ?? '').toLowerCase().split(/\s+/).slice(1).reduce((sum, term) => {
    const bare = term.replace(/^[+?~-]/, '');
    const into = /^(?:include:|redirect=)(\S+)/.exec(bare);
    if (into) return sum + 1 + lookups(into[1].replace(/\.$/, ''), [...seen, name]);
    return sum + (/^(?:a|mx|ptr)(?:[:/]|$)|^exists:/.test(bare) ? 1 : 0);
  }, 0);
};
const includesOf = (name, seen = []) => seen.includes(name) ? [] : [...(spfOf(name)[0] ?? '').toLowerCase().matchAll(/(?:include:|redirect=)(\S+)/g)]
  .map(([, to]) => to.replace(/\.$/, '')).filter((to) => !to.includes('%')).flatMap((to) => [to, ...includesOf(to, [...seen, name])]);
const tag = (text, name) => new RegExp('(?:^|;)\\s*' + name + '\\s*=\\s*([^;]*)', 'i').exec(text)?.[1]?.trim();
return $('settings').first().json.domains.map(({ name, selectors }) => {
  const keys = selectors.map((selector) => selector + '._domainkey.' + name);
  const unread = [name, '_dmarc.' + name, ...keys, ...includesOf(name)].filter((one) => !of(one).read);
  if (unread.length > 0) return { json: { domain: name, read: false, lines: ['${words.unread}' + unread.slice(0, 5).join(', ')] } };
  const spf = spfOf(name);
  const dmarc = of('_dmarc.' + name).texts.filter((text) => /^v=DMARC1/i.test(text));
  const policy = tag(dmarc[0] ?? '', 'p')?.toLowerCase();
  const silent = selectors.length === 0;
  const count = lookups(name);
  const end = /(?:^|\s)([+?~-]?)all(?:\s|$)/i.exec(spf[0] ?? '');
  const faults = [
    spf.length === 0 ? '${words.noSpf}' : spf.length > 1 ? '${words.twoSpf}' : '',
    spf.length === 1 && silent && spf[0].trim().toLowerCase() !== 'v=spf1 -all' ? '${words.sendsNothing}' : '',
    count > 10 ? '${words.lookups}' + count : '',
    spf.length === 1 && !silent && !/redirect=/i.test(spf[0]) && (!end || ['', '+', '?'].includes(end[1])) ? '${words.open}' : '',
    ...keys.filter((key) => !of(key).texts.some((text) => tag(text, 'p'))).map((key) => '${words.noKey}' + key),
    dmarc.length === 0 ? '${words.noDmarc}' : dmarc.length > 1 ? '${words.twoDmarc}' : '',
    dmarc.length === 1 && silent && policy !== 'reject' ? '${words.reject}' : '',
    dmarc.length === 1 && !silent && !['quarantine', 'reject'].includes(policy) ? '${words.watches}' : '',
    dmarc.length === 1 && Number(tag(dmarc[0], 'pct') ?? 100) < 100 ? '${words.partly}' + tag(dmarc[0], 'pct') : '',
    dmarc.length === 1 && !tag(dmarc[0], 'rua') ? '${words.noReport}' : '',
  ].filter(Boolean);
  const records = [...spf, ...dmarc, ...keys.map((key) => key + ' ' + of(key).texts.join(' ').slice(-40))].sort();
  const was = before.get(name)?.split(' | ').filter(Boolean);
  const gone = (was ?? []).filter((one) => !records.includes(one));
  const added = was ? records.filter((one) => !was.includes(one)) : [];
  const short = (list) => list.map((one) => one.slice(0, 500)).join(' | ');
  const changed = gone.length > 0 ? ['${words.changed}' + short(gone)] : added.length > 0 ? ['${words.added}' + short(added)] : [];
  return { json: { domain: name, read: true, lookups: count, records: records.join(' | '), lines: [...faults, ...changed] } };
});`

/** One message, the domains that have something first. */
export const REPORT = String.raw`const all = $input.all().map(({ json }) => json);
const told = all.filter(({ lines }) => lines.length > 0);
return [{ json: { told: told.length, domains: all.length, text: told.map(({ domain, lines }) => domain + '\n' + lines.map((line) => '- ' + line).join('\n')).join('\n\n') } }];`

/** Only what was read is kept: an outage must not look like a change next week. */
export const ROWS = String.raw`return $('judge').all().filter(({ json }) => json.read).map(({ json }) => ({ json: { domain: json.domain, records: json.records } }));`
