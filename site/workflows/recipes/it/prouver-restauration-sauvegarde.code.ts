import { inBoth } from '../../fragments/code.ts'

/** Up to the minute of the dump, copy and original must hold the same number of rows. */
export const count = (named: string): string =>
  `=SELECT count(*) FILTER (WHERE {{ ${named}.column }} < to_timestamp({{ $('log').first().json.dumped }}))::float AS rows FROM {{ ${named}.table }}`

export const JUDGE = inBoth(
  (words) => String.raw`const { share, hours, minutes, days } = $('settings').first().json;
const log = $('log').first().json;
const copies = $('copy').all().map(({ json }) => json);
const lives = $input.all().map(({ json }) => json);
const now = $now.toSeconds();
const idle = Math.floor((now - log.started) / 86400);
const age = Math.floor((log.started - log.dumped) / 3600);
const took = Math.round((log.ended - log.started) / 60);
const whole = (value) => String(value).replace(/\B(?=(\d{3})+$)/g, '${words.group}');
const faults = [];
const unknown = [];
if (idle > days) faults.push('${words.idle}' + idle + '${words.days}');
if (Number(log.exit_code) !== 0) faults.push('${words.exit}' + log.exit_code);
if (log.ended === null) faults.push('${words.endless}');
else if (took > minutes) faults.push('${words.slow}' + took + ' min');
if (age > hours) faults.push('${words.stale}' + age + ' h');
const lines = $('tables').all().map(({ json: { table } }, at) => {
  const copy = copies[at]?.rows;
  const live = lives[at]?.rows;
  if (copy === undefined) faults.push(table + '${words.noCopy}');
  if (live === undefined) unknown.push(table + '${words.noLive}');
  if (copy === undefined || live === undefined) return table + '${words.colon}?';
  if (live === 0) unknown.push(table + '${words.nothing}');
  if (live === 0) return table + '${words.colon}?';
  const percent = Math.floor((copy / live) * 1000) / 10;
  if (percent < share) faults.push(table + '${words.colon}' + whole(copy) + '${words.of}' + whole(live));
  return table + '${words.colon}' + String(percent).replace('.', '${words.point}') + '${words.percent}';
});
const found = [...faults, ...unknown];
return [{ json: {
  state: faults.length ? 'failed' : unknown.length ? 'unknown' : 'proven',
  day: $now.toISODate(), dump: log.dump, took: log.ended === null ? null : took, lines: lines.join(', '), found: found.map((one) => '- ' + one).join('\n'),
} }];`,
  {
    fr: {
      group: '\\u00A0',
      point: ',',
      percent: '\\u00A0%',
      colon: ' : ',
      idle: 'dernière restauration il y a ',
      days: ' jours',
      exit: 'restauration finie avec le code ',
      endless: 'restauration jamais finie',
      slow: 'restauration trop longue : ',
      stale: 'sauvegarde déjà vieille au moment de la restauration : ',
      noCopy: ' : absente ou illisible dans la copie',
      noLive: ' : illisible en production',
      nothing: ' : aucune ligne à comparer en production',
      of: ' lignes retrouvées sur ',
    },
    en: {
      group: ',',
      point: '.',
      percent: '%',
      colon: ': ',
      idle: 'latest restore ',
      days: ' days ago',
      exit: 'restore ended with code ',
      endless: 'restore never ended',
      slow: 'restore too slow: ',
      stale: 'dump already old when it was restored: ',
      noCopy: ': missing or unreadable in the copy',
      noLive: ': unreadable in production',
      nothing: ': no row to compare in production',
      of: ' rows found of ',
    },
  },
)
