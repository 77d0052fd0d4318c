import { inBoth } from '../../fragments/code.ts'

/** What has changed since the last look, component by component; a page that is silent counts slowly. */
export const COMPARE = inBoth(
  (words) => String.raw`const { patience } = $('settings').first().json;
const known = new Map($('known').all().map(({ json }) => [json.key, json]));
const WORDS = { operational: '${words.operational}', degraded_performance: '${words.slow}', partial_outage: '${words.partly}', major_outage: '${words.down}', under_maintenance: '${words.maintenance}', missing: '${words.missing}' };
const time = (iso) => DateTime.fromISO(iso).setZone('Europe/Paris').toFormat('dd/MM HH:mm');
const answers = $input.all().map(({ json }) => json);
const seen = [];
for (const [at, { json: provider }] of $('providers').all().entries()) {
  const answer = answers[at] ?? {};
  const page = provider.name + '/page';
  const before = Number((known.get(page)?.status ?? '').replace(/\D/g, '') || 0);
  if (!Array.isArray(answer.components)) {
    const misses = before + 1;
    seen.push({ key: page, status: 'silent ' + misses, text: misses === patience ? provider.name + '${words.silent}' : '' });
    continue;
  }
  if (before > 0) seen.push({ key: page, status: 'answers', text: before >= patience ? provider.name + '${words.answers}' : '' });
  for (const name of provider.components) {
    const key = provider.name + '/' + name;
    const status = answer.components.find((one) => one.name === name)?.status ?? 'missing';
    const was = known.get(key)?.status ?? 'operational';
    if (status === was) continue;
    const incident = (answer.incidents ?? []).find(({ components }) => (components ?? []).length === 0 || components.some((one) => one.name === name));
    const fine = status === 'operational';
    seen.push({ key, status, text: [
      (fine ? ':large_green_circle: ' : ':red_circle: ') + provider.name + ', ' + name + '${words.colon}' + (WORDS[status] ?? status),
      ...(fine || status === 'missing' ? [] : ['${words.hits}' + provider.serves]),
      ...(fine ? [] : [incident ? incident.name + ' (' + time(incident.created_at) + ') ' + (incident.shortlink ?? provider.url) : provider.url]),
    ].join('\n') });
  }
}
return seen.map((json) => ({ json }));`,
  {
    fr: {
      operational: 'de nouveau normal',
      slow: 'ralenti',
      partly: 'en panne pour une partie des clients',
      down: 'en panne',
      maintenance: 'en maintenance',
      missing: 'composant introuvable sur sa page, vérifiez son nom',
      colon: ' : ',
      silent: ' : la page d’état ne répond plus, personne ne surveille',
      answers: ' : la page d’état répond de nouveau',
      hits: 'Chez nous, cela touche : ',
    },
    en: {
      operational: 'back to normal',
      slow: 'slow',
      partly: 'down for some customers',
      down: 'down',
      maintenance: 'under maintenance',
      missing: 'not found on its page, check the name',
      colon: ': ',
      silent: ': the status page no longer answers, nobody watches',
      answers: ': the status page answers again',
      hits: 'With us this hits: ',
    },
  },
)
