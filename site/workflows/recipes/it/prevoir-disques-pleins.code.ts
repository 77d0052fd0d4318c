import { inBoth } from '../../fragments/code.ts'

/** A line through two weeks of readings, since the last time somebody made room. */
export const FORECAST = inBoth(
  (words) => String.raw`const { servers, days, urgent, full } = $('settings').first().json;
const rows = $('known').all().map(({ json }) => json).filter(({ disk }) => disk);
const series = $input.first().json.data?.result;
if (!Array.isArray(series)) return [{ json: { what: 'blind', text: '${words.prometheus}' } }];
const slopeOf = (points) => {
  const middle = (at) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [time, share] = [middle(0), middle(1)];
  const spread = points.reduce((sum, [x]) => sum + (x - time) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, [x, y]) => sum + (x - time) * (y - share), 0) / spread;
};
const fresh = series.flatMap(({ metric, values }) => {
  const points = (values ?? []).map(([second, share]) => [second / 86400, Number(share)]).filter(([, share]) => Number.isFinite(share));
  const last = points.at(-1);
  if (!last || last[0] < $now.toSeconds() / 86400 - 0.5) return [];
  let from = 0;
  for (let at = 1; at < points.length; at += 1) if (points[at - 1][1] - points[at][1] > 5) from = at;
  const own = points.slice(from);
  const slope = own.length >= 8 ? slopeOf(own) : 0;
  const used = Math.round(last[1] * 10) / 10;
  const left = slope > 0.05 ? Math.max(0, Math.floor((100 - used) / slope)) : 999;
  return [{ server: String(metric.instance).split(':')[0], disk: String(metric.instance).split(':')[0] + ' ' + (metric.mountpoint ?? metric.volume), used, slope, left }];
});
const percent = (value) => value.toFixed(1)${words.point};
const judged = fresh.flatMap(({ disk, used, slope, left }) => {
  const row = rows.find((one) => one.disk === disk);
  const level = used >= full || left <= urgent ? 'urgent' : left <= days ? 'soon' : 'calm';
  const calm = level === 'calm' && left > 2 * days && used < full - 5;
  const text = disk + '${words.full}' + percent(used) + '${words.sign}' + (left < 999 ? '${words.grows}' + percent(slope) + (slope < 1.95 ? '${words.aday}' : '${words.pointsADay}') + (left <= 90 ? '${words.end}' + $now.plus({ days: left }).toFormat('dd/MM') : '') : '${words.steady}');
  if (!row) return level === 'calm' ? [] : [{ what: 'new', disk, level, text }];
  if (calm) return [{ what: 'healed', disk, key: row.key, text }];
  if (level !== 'urgent') return [];
  return [row.level === 'urgent' ? { what: 'still', text: '${words.still}' + row.key + '${words.colon}' + text } : { what: 'worse', disk, key: row.key, level, text }];
});
const absent = servers.filter((server) => !fresh.some((one) => one.server === server));
// A disk with a ticket that is measured no more: neither settled nor forgotten.
const lost = rows.filter(({ disk }) => !fresh.some((one) => one.disk === disk) && !absent.includes(disk.split(' ')[0]));
const silent = [...absent, ...lost.map(({ disk, key }) => disk + ' (' + key + ')')];
const blind = silent.length > 0 ? [{ what: 'blind', text: '${words.silent}' + silent.join(', ') }] : [];
return [...judged, ...blind].map((json) => ({ json }));`,
  {
    fr: {
      prometheus: 'Prometheus n’a pas répondu ce matin : aucun disque contrôlé.',
      point: ".replace('.', ',')",
      full: ' : plein à ',
      still: 'Toujours urgent, ',
      colon: ', ',
      sign: ' %',
      grows: ', hausse de ',
      aday: ' point par jour',
      pointsADay: ' points par jour',
      end: ', plein vers le ',
      steady: ', sans hausse nette',
      silent: 'Sans mesure depuis douze heures : ',
    },
    en: {
      prometheus: 'Prometheus did not answer this morning: no disk was checked.',
      point: '',
      full: ': ',
      still: 'Still urgent, ',
      colon: ', ',
      sign: '% full',
      grows: ', +',
      aday: ' points a day',
      pointsADay: ' points a day',
      end: ', full about ',
      steady: ', without a clear rise',
      silent: 'No reading for twelve hours: ',
    },
  },
)
