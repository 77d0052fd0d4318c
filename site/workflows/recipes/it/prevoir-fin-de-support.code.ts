import { inBoth } from '../../fragments/code.ts'

/** What runs on twenty servers is asked for once. */
export const PAIRS = inBoth(
  (words) => String.raw`const answers = $input.all().map(({ json }) => json);
const failed = answers.find(({ error }) => error !== undefined);
if (failed) throw new Error(failed.error.message ?? String(failed.error));
const clean = (value) => String(value ?? '').trim().toLowerCase();
const rows = answers.map((json) => ({ id: json.id, product: clean(json.product) || '?', version: clean(json.version) || '?', place: json.place ?? '?', ticket: json.ticket ?? '' }))
  .filter(({ product, version }) => product !== '?' || version !== '?');
if (rows.length === 0) throw new Error('${words.empty}');
const pairs = new Map();
for (const row of rows) {
  const of = row.product + '/' + row.version;
  pairs.set(of, [...(pairs.get(of) ?? []), row]);
}
return [...pairs].map(([path, all]) => ({ json: { path, product: all[0].product, version: all[0].version, rows: all } }));`,
  {
    fr: { empty: 'aucune ligne remplie, ou Baserow hors d’atteinte' },
    en: { empty: 'no row is filled in, or Baserow is out of reach' },
  },
)

export const JUDGE = inBoth(
  (words) => String.raw`const { months } = $('settings').first().json;
const today = $now.toISODate();
const limit = $now.plus({ months }).toISODate();
const answers = $input.all().map(({ json }) => json);
return $('pairs').all().map(({ json: pair }, at) => {
  const answer = answers[at] ?? {};
  const life = answer.result;
  const name = pair.product + ' ' + pair.version;
  const missing = /404|not (?:be )?found/i.test(JSON.stringify(answer.error ?? ''));
  const end = life?.eolFrom ?? null;
  const state = !life ? (missing ? 'unknown' : 'silent') : life.isEol || (end && end <= today) ? 'over' : end && end <= limit ? 'soon' : 'fine';
  const mark = pair.version + ' ' + (state === 'over' ? '${words.over}' : '${words.soon}');
  const fresh = pair.rows.filter(({ ticket }) => ticket !== mark);
  const day = end ? end.split('-').reverse().join('/') : '?';
  const places = [...new Set(pair.rows.map(({ place }) => place))].join(', ');
  return { json: {
    state, mark, name, open: ['over', 'soon'].includes(state) && fresh.length > 0,
    rows: fresh.map(({ id }) => id),
    title: name + (state === 'over' ? '${words.since}' : '${words.until}') + day,
    text: '${words.places}' + places + '\n${words.latest}' + (life?.latest?.name ?? '?'),
    line: name + ' (' + places + ')' + (state === 'over' ? '${words.since}' : state === 'soon' ? '${words.until}' : state === 'unknown' ? '${words.unknown}' : '${words.silent}') + (['over', 'soon'].includes(state) ? day : ''),
  } };
});`,
  {
    fr: {
      over: 'expiré',
      soon: 'annoncé',
      since: ' : sans correctif depuis le ',
      until: ' : support jusqu’au ',
      unknown: ' : nom ou version inconnus d’endoflife.date',
      silent: ' : non vérifié',
      places: 'Installé sur : ',
      latest: 'Dernière version de cette branche : ',
    },
    en: {
      over: 'expired',
      soon: 'announced',
      since: ': without fixes since ',
      until: ': supported until ',
      unknown: ': name or version unknown to endoflife.date',
      silent: ': not checked',
      places: 'Installed on: ',
      latest: 'Latest version of this branch: ',
    },
  },
)

/** The whole picture once a month, worst first; what is fine is only counted. */
export const REPORT = inBoth(
  (words) => String.raw`const all = $('judge').all().map(({ json }) => json);
const ORDER = ['over', 'soon', 'unknown', 'silent'];
const shown = all.filter(({ state }) => state !== 'fine').sort((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state));
return [{ json: {
  over: all.filter(({ state }) => state === 'over').length,
  fine: all.length - shown.length,
  text: ['${words.fine}' + (all.length - shown.length), ...shown.map(({ line }) => '- ' + line)].join('\n'),
} }];`,
  {
    fr: { fine: 'Versions suivies sans échéance proche : ' },
    en: { fine: 'Versions without a date near: ' },
  },
)
