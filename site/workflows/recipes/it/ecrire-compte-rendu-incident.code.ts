import { inBoth } from '../../fragments/code.ts'

/** Numbered lines without authors: they are P1, P2, and what looks like a key is hidden. */
export const LINES = inBoth(
  (words) => String.raw`const { most, workspace, zone } = $('settings').first().json;
const { channel } = $('close').first().json;
const answers = $input.all().map(({ json }) => json);
const failed = answers.find(({ error }) => error !== undefined);
if (failed) throw new Error('Slack: ' + (failed.error.message ?? failed.error));
const people = new Map();
const person = (id) => { if (!people.has(id)) people.set(id, 'P' + (people.size + 1)); return people.get(id); };
const clean = (text) => text
  .replace(/<@(\w+)(?:\|[^>]*)?>/g, (_, id) => person(id))
  .replace(/<([^|>]+)\|[^>]*>/g, '$1')
  .replace(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[${words.address}]')
  .replace(/[\w+/=-]{32,}/g, '[${words.hidden}]')
  .replace(/\s+/g, ' ').trim().slice(0, 400);
const written = ({ text, attachments = [] }) => text || attachments.map(({ fallback, title, text: more }) => fallback || [title, more].filter(Boolean).join(' ')).join(' ');
const all = answers.map((one) => ({ ...one, text: written(one) }))
  .filter(({ text, subtype }) => text && (!subtype || ['bot_message', 'thread_broadcast', 'file_share', 'me_message'].includes(subtype)))
  .sort((one, other) => Number(one.ts) - Number(other.ts));
if (all.length < 3) throw new Error('${words.few}' + all.length);
const messages = all.slice(0, most).map((one, at) => ({
  n: at + 1, ms: Math.round(Number(one.ts) * 1000),
  time: DateTime.fromSeconds(Number(one.ts)).setZone(zone).toFormat('dd/MM HH:mm'),
  who: one.user && !one.bot_id ? person(one.user) : '${words.machine}', text: clean(one.text),
  link: 'https://' + workspace + '.slack.com/archives/' + channel + '/p' + String(one.ts).replace('.', ''),
}));
return [{ json: { messages, left: all.length - messages.length, shown: messages.map(({ n, time, who, text }) => n + ' | ' + time + ' | ' + who + ' | ' + text).join('\n') } }];`,
  {
    fr: {
      address: 'adresse',
      hidden: 'masqué',
      machine: 'machine',
      few: 'trop peu de messages : ',
    },
    en: { address: 'address', hidden: 'hidden', machine: 'machine', few: 'too few messages: ' },
  },
)

/** Times and links come from Slack, never from the model; a line that names no message falls. */
export const DRAFT = inBoth(
  (words) => String.raw`const { messages, left } = $('lines').first().json;
const { title, severity } = $('close').first().json;
const said = $input.first().json.output ?? {};
const known = new Map(messages.map((one) => [one.n, one]));
const kept = (list) => (Array.isArray(list) ? list : [])
  .filter(({ n, what }) => known.has(n) && typeof what === 'string' && what.trim())
  .map((one) => ({ ...one, what: one.what.trim().slice(0, 240), from: known.get(one.n) }))
  .sort((one, other) => one.n - other.n).slice(0, 25);
const timeline = kept(said.timeline);
const begun = timeline.find(({ kind }) => kind === 'detection');
const ended = timeline.filter(({ kind }) => kind === 'recovery').at(-1);
const minutes = begun && ended && ended.from.ms >= begun.from.ms ? Math.round((ended.from.ms - begun.from.ms) / 60000) : null;
const line = ({ what, from }) => from.time + ' ' + what + ' ' + from.link;
const part = (name, list) => (list.length ? [name, ...list.map(line)] : [name, '${words.none}']);
const written = timeline.length > 0;
const raw = messages.slice(0, 100).map(({ time, who, text, link }) => time + ' ' + who + ' ' + text + ' ' + link);
return [{ json: {
  written, minutes, entries: timeline.length,
  title: title + ' (' + messages[0].time.slice(0, 5) + ')',
  body: [
    written ? '${words.draft}' : '${words.bare}',
    '${words.severity}' + severity,
    minutes === null ? '${words.unknown}' : '${words.lasted}' + minutes + ' min (' + begun.from.time + ' – ' + ended.from.time + ')',
    ...(left > 0 ? ['${words.cut}' + left] : []),
    ...(written ? [...part('${words.timeline}', timeline), ...part('${words.causes}', kept(said.causes)), ...part('${words.actions}', kept(said.actions))] : ['${words.timeline}', ...raw]),
    '${words.complete}',
  ].join('\n'),
} }];`,
  {
    fr: {
      draft: 'BROUILLON À RELIRE, rédigé d’après le canal. Ôtez-en les noms qui restent.',
      bare: 'BROUILLON : le modèle n’a rien donné d’utilisable, voici les messages.',
      severity: 'Gravité : ',
      unknown: 'Durée : début ou retour à la normale non trouvés dans le canal',
      lasted: 'Durée : ',
      cut: 'Messages non lus, trop nombreux : ',
      timeline: 'CHRONOLOGIE',
      causes: 'CAUSES AVANCÉES, À VÉRIFIER',
      actions: 'ACTIONS ÉVOQUÉES',
      none: 'Rien dans le canal.',
      complete: 'À COMPLÉTER : effet chez les clients, ce qui a bien marché, ce que l’on change.',
    },
    en: {
      draft: 'DRAFT TO BE READ, written from the channel. Take out any names left.',
      bare: 'DRAFT: the model gave nothing usable, here are the messages.',
      severity: 'Severity: ',
      unknown: 'Duration: start or return to normal not found in the channel',
      lasted: 'Duration: ',
      cut: 'Messages not read, as too many: ',
      timeline: 'TIMELINE',
      causes: 'CAUSES PUT FORWARD, TO BE CHECKED',
      actions: 'ACTIONS MENTIONED',
      none: 'Nothing in the channel.',
      complete: 'TO COMPLETE: what customers felt, what went well, what will change.',
    },
  },
)
