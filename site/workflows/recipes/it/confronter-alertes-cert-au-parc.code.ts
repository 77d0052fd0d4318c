import { inBoth } from '../../fragments/code.ts'

/** The alerts of the last weeks, by their reference alone: the address is written by the flow. */
export const FRESH = String.raw`const { days } = $('settings').first().json;
const seen = new Set();
return $input.all().flatMap(({ json }) => {
  const [ref] = /CERTFR-\d{4}-ALE-\d{3,4}/.exec(String(json.link ?? '')) ?? [];
  if (!ref || seen.has(ref) || DateTime.fromISO(json.isoDate ?? '') < $now.minus({ days })) return [];
  seen.add(ref);
  return [{ json: { ref } }];
});`

/**
 * Names of the bulletin held against names of the inventory; versions are left to a person. Baserow
 * out of reach hands on what came in: rows without a product.
 */
export const MATCH = inBoth(
  (
    words,
  ) => String.raw`const plain = (text) => ' ' + String(text ?? '').normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim() + ' ';
const park = $input.all().map(({ json }) => json);
const known = new Map($('known').all().map(({ json }) => [json.ref, json]));
const bulletins = $('bulletin').all().map(({ json }) => json);
if (park.some(({ error }) => error) || !park.some(({ product }) => product)) return [{ json: { what: 'blind', text: '${words.park}' } }];
const named = (text, value) => plain(value).trim().length > 1 && text.includes(plain(value));
return $('fresh').all().flatMap(({ json: { ref } }, at) => {
  const one = bulletins[at] ?? {};
  if (!one.title) return [{ json: { what: 'blind', text: '${words.bulletin}' + ref } }];
  const row = known.get(ref);
  const revisions = Math.max(1, (one.revisions ?? []).length);
  if (row && Number(row.revisions) >= revisions) return [];
  const systems = one.affected_systems ?? [];
  const text = plain([one.title, one.affected_systems_content, ...systems.flatMap(({ description, product }) => [description, product?.name, product?.vendor?.name])].join(' '));
  const own = park.filter(({ product }) => named(text, product));
  const near = park.filter((item) => !own.includes(item) && named(text, item.vendor));
  const state = own.length > 0 ? 'hit' : near.length > 0 ? 'near' : 'none';
  const listed = (items) => items.slice(0, 15).map(({ name, product, version, owner }) => '- ' + name + ' (' + [product, version].filter(Boolean).join(' ') + ') · ' + (owner || '?')).join('\n') + (items.length > 15 ? '\n- … + ' + (items.length - 15) : '');
  const aimed = [...new Set(systems.map(({ description }) => description).filter(Boolean))];
  return [{ json: {
    what: state === 'hit' && row?.state !== 'hit' ? 'card' : 'say',
    ref,
    state,
    revisions: String(revisions),
    told: row?.revisions ?? '0',
    title: ref + ' · ' + one.title,
    text: [
      ref + ' · ' + one.title + (Number(row?.revisions ?? 0) > 0 ? '${words.revised}' + revisions + ')' : ''),
      ...(own.length > 0 ? ['${words.own}', listed(own)] : []),
      ...(near.length > 0 ? ['${words.near}', listed(near)] : []),
      ...(state === 'none' ? ['${words.none}'] : []),
      ...(aimed.length > 0 ? ['${words.aimed}', ...aimed.slice(0, 6).map((line) => '- ' + line), ...(aimed.length > 6 ? ['- … + ' + (aimed.length - 6)] : [])] : []),
      'https://www.cert.ssi.gouv.fr/alerte/' + ref + '/',
    ].join('\n'),
  } }];
});`,
  {
    fr: {
      park: 'CERT-FR : l’inventaire est illisible ou vide, les alertes attendent.',
      bulletin: 'CERT-FR : bulletin illisible, il attend : ',
      revised: ' (révision ',
      own: 'Dans votre parc :',
      near: 'Du même éditeur, à vérifier :',
      none: 'Rien dans l’inventaire ne porte ces noms. Est-il complet ?',
      aimed: 'Versions visées :',
    },
    en: {
      park: 'CERT-FR: the inventory is empty or cannot be read, alerts are waiting.',
      bulletin: 'CERT-FR: bulletin unreadable, it waits: ',
      revised: ' (revision ',
      own: 'In your inventory:',
      near: 'From the same maker, to be checked:',
      none: 'Nothing in the inventory bears these names. Is it complete?',
      aimed: 'Versions concerned:',
    },
  },
)
