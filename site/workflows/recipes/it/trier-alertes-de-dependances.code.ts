import { inBoth } from '../../fragments/code.ts'

/** The forecast takes two thousand characters of names at most: eighty stay well below. */
export const BATCHES = String.raw`const names = [...new Set($input.all().map(({ json }) => json.security_advisory?.cve_id).filter(Boolean))];
const batches = [];
for (let at = 0; at < Math.max(names.length, 1); at += 80) batches.push(names.slice(at, at + 80));
return batches.map((batch) => ({ json: { names: batch.join(',') || 'CVE-2021-44228' } }));`

/** Exploited somewhere, likely to be, or neither: severity alone never decides. */
export const RANK = String.raw`const { likely } = $('settings').first().json;
const silent = $('epss').all().find(({ json }) => json.error !== undefined);
if (silent) throw new Error('EPSS: ' + (silent.json.error.message ?? silent.json.error));
const known = $input.first().json.vulnerabilities ?? [];
if (known.length === 0) throw new Error('CISA: no vulnerabilities in the list');
const exploited = new Set(known.map(({ cveID }) => cveID));
const odds = new Map($('epss').all().flatMap(({ json }) => json.data ?? []).map(({ cve, epss }) => [cve, Number(epss) * 100]));
return $('alerts').all().map(({ json: alert }) => {
  const cve = alert.security_advisory.cve_id ?? '';
  const odd = odds.get(cve) ?? 0;
  const percent = Math.round(odd);
  const runs = alert.dependency.scope !== 'development';
  const level = exploited.has(cve) ? 'now'
    : runs && (odd >= likely || (!odds.has(cve) && ['critical', 'high'].includes(alert.security_advisory.severity))) ? 'week' : 'later';
  return { json: {
    level, percent, cve, key: alert.repository.full_name + '#' + alert.number + '/' + level,
    repository: alert.repository.full_name, url: alert.html_url,
    name: alert.dependency.package.name, file: alert.dependency.manifest_path, id: cve || alert.security_advisory.ghsa_id,
    scored: odds.has(cve), fix: alert.security_vulnerability?.first_patched_version?.identifier ?? '',
  } };
});`

/** One ticket for a repository and a level; what is beyond a hundred lines, more than Jira takes, comes the next day. */
export const GROUP = inBoth(
  (words) => String.raw`const groups = new Map();
for (const { json: one } of $input.all()) {
  const of = one.repository + '/' + one.level;
  groups.set(of, [...(groups.get(of) ?? []), one]);
}
return [...groups.values()].map((all) => all.sort((one, other) => other.percent - one.percent).slice(0, 100)).map((all) => ({ json: {
  level: all[0].level,
  keys: all.map(({ key }) => key),
  title: (all[0].level === 'now' ? '${words.now}' : '${words.week}') + all[0].repository + ' (' + all.length + ')',
  text: all.map((one) => '- ' + one.name + ' (' + one.file + ') ' + one.id + ', '
    + (one.level === 'now' ? '${words.exploited}' : one.scored ? '${words.odds}' + one.percent + '${words.percent}' : '${words.unscored}')
    + ', ' + (one.fix ? '${words.fix}' + one.fix : '${words.none}') + '\n  ' + one.url).join('\n'),
} }));`,
  {
    fr: {
      now: 'Faille exploitée : ',
      week: 'Failles à corriger cette semaine : ',
      exploited: 'exploitée d’après la CISA',
      odds: 'exploitation probable à ',
      percent: '\\u00A0%',
      unscored: 'grave et sans pronostic',
      fix: 'corrigée en ',
      none: 'sans correctif',
    },
    en: {
      now: 'Exploited flaw: ',
      week: 'Flaws to mend this week: ',
      exploited: 'exploited according to CISA',
      odds: 'exploitation likely at ',
      percent: '%',
      unscored: 'severe and without a forecast',
      fix: 'mended in ',
      none: 'no fix yet',
    },
  },
)
